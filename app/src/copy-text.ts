import { showToast } from '@fanlight/components/primitives';

/**
 * Copies a text to the clipboard, and says so.
 *
 * @param done - the text of the toast
 * @returns false if the browser denies access to the clipboard
 */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  showToast({ text: done, tone: 'success' });
  return true;
}

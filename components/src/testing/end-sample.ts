import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from './language.ts';

/** Checks that the end of a list shows its text and no button. */
export async function playEnd({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  (await canvas.findByText(t('list.end'))).scrollIntoView({ block: 'center' });
  // Waits, because a virtualised list renders again while it is scrolled.
  await waitFor(() => expect(canvas.getByText(t('list.end'))).toBeVisible());
  await expect(canvas.queryByRole('button', { name: t('list.more') })).toBeNull();
}

import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Asserts that the end of a list shows its text and no button. */
export async function playEnd({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> {
  (await canvas.findByText("That's everything")).scrollIntoView({ block: 'center' });
  // A virtualised list renders again while it is scrolled.
  await waitFor(() => expect(canvas.getByText("That's everything")).toBeVisible());
  await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { ToastRegion } from './toast-region.tsx';
import { dismissToast, shownToasts, showToast } from './toast-store.ts';

const clear = () => {
  for (const toast of shownToasts()) dismissToast(toast.id);
};

const meta = {
  title: 'Components/Primitives/Toasts',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  beforeEach: () => {
    clear();
    return clear;
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Neutral: Story = {
  play: async ({ canvas }) => {
    showToast({ text: 'Link copied', duration: 60_000 });
    await expect(await canvas.findByText('Link copied')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('dismiss') }));
    await waitFor(() => expect(canvas.queryByText('Link copied')).toBeNull());
    showToast({ text: 'Link copied', duration: 60_000 });
  },
};

export const Success: Story = {
  play: async ({ canvas }) => {
    showToast({ text: t('changesSaved'), tone: 'success', duration: 60_000 });
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
  },
};

export const Failure: Story = {
  play: async ({ canvas }) => {
    showToast({ text: t('errors:INTERNAL'), tone: 'danger', duration: 60_000 });
    await expect(await canvas.findByText(t('errors:INTERNAL'))).toBeVisible();
  },
};

export const WithAction: Story = {
  play: async ({ canvas }) => {
    const onAct = fn();
    showToast({ text: 'Post deleted', action: { label: 'Undo', onAct } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(onAct).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Post deleted')).toBeNull());
    showToast({ text: 'Post deleted', action: { label: 'Undo', onAct }, duration: 60_000 });
  },
};

/**
 * At most three messages are visible, the newest at the end. A message with the same text as a visible one replaces it.
 */
export const Many: Story = {
  play: async ({ canvas }) => {
    for (const text of ['One', 'Two', 'Two', 'Three', 'Four']) showToast({ text, duration: 60_000 });
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Two', 'Three', 'Four']),
    );
  },
};

/** A message stays while the window has no focus. Its time begins again when the user comes back. */
export const WindowLeft: Story = {
  play: async ({ canvas }) => {
    const hasFocus = spyOn(document, 'hasFocus').mockReturnValue(false);
    window.dispatchEvent(new Event('blur'));
    showToast({ text: 'Link copied', duration: 300 });
    await expect(await canvas.findByText('Link copied')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(canvas.getByText('Link copied')).toBeVisible();
    hasFocus.mockReturnValue(true);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(canvas.queryByText('Link copied')).toBeNull());
    hasFocus.mockRestore();
  },
};

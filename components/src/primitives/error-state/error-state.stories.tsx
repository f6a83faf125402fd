import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/Primitives/ErrorState',
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const General: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const CustomText: Story = {
  args: { title: "Your wallet didn't load", text: 'Your balance is safe. Nothing was charged.' },
};
export const WithoutRetry: Story = { args: { onRetry: undefined } };

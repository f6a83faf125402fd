import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RemovableChips } from './removable-chips.tsx';

const meta = {
  title: 'Components/Primitives/RemovableChips',
  component: RemovableChips,
  args: {
    label: 'Languages',
    chips: [
      { code: 'en', name: 'English' },
      { code: 'pt', name: 'Portuguese' },
    ],
    removeLabel: (name) => `Remove ${name} from the list`,
    onRemove: fn(),
  },
} satisfies Meta<typeof RemovableChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: args.removeLabel('Portuguese') }));
    await expect(args.onRemove).toHaveBeenCalledWith('pt');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, Lock, Users } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { OptionTiles } from './option-tiles.tsx';

const meta = {
  title: 'Components/Primitives/OptionTiles',
  component: OptionTiles,
  argTypes: { value: { control: 'inline-radio', options: ['public', 'followers', 'subscribers'] } },
  args: {
    label: 'Who can see it',
    value: 'public',
    onChange: fn(),
    options: [
      { value: 'public', label: 'Everyone', help: 'Visitors too.', icon: Globe },
      { value: 'followers', label: 'Followers', help: 'People who follow you.', icon: Users },
      { value: 'subscribers', label: 'Subscribers', help: 'People who pay for it every month.', icon: Lock },
    ],
  },
} satisfies Meta<typeof OptionTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The arrow keys select. The name of an option is its label; the rest describes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('radio', { name: 'Everyone' });
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleDescription('Visitors too.');
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('followers');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, Heart, MessageCircle } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { countText } from '../../testing/index.ts';
import { CountedAction, CountedLink } from './counted-action.tsx';

const meta = {
  title: 'Components/Primitives/CountedAction',
  component: CountedAction,
  args: { icon: Heart, label: 'Like', count: 12_840, pressed: false, onClick: fn() },
} satisfies Meta<typeof CountedAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Off: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: `Like, ${countText(12_840)}`, pressed: false }));
    await expect(args.onClick).toHaveBeenCalled();
  },
};
export const On: Story = { args: { pressed: true } };
/** A count of 0 is not shown. */
export const None: Story = { args: { count: 0 } };
/** The label is next to the icon. */
export const LabelShown: Story = {
  args: { icon: Coins, label: 'Tip', count: 0, pressed: undefined, isLabelShown: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Tip' })).toHaveTextContent('Tip');
  },
};
export const AsLink: Story = {
  render: () => <CountedLink icon={MessageCircle} label="Comments" count={9} to="/posts/1" />,
};

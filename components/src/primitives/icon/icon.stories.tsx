import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Lock } from 'lucide-react';
import { Icon } from './icon.tsx';

const meta = {
  title: 'Components/Primitives/Icon',
  component: Icon,
  args: { icon: Heart },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Screen readers ignore an icon next to a text with the same meaning. */
export const Decorative: Story = {};
export const Named: Story = { args: { icon: Lock, label: 'Locked' } };
export const Filled: Story = { args: { filled: true, label: 'Liked' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Primitives/EmptyState',
  component: EmptyState,
  args: { illustration: 'stage', title: 'Your timeline starts here' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Full: Story = {
  args: {
    text: 'Follow a few creators and what they make will be here, newest first.',
    action: <Button>Find creators</Button>,
  },
};
export const TextOnly: Story = {
  args: { illustration: 'bell', title: 'All quiet', text: 'News of the people you follow will be here.' },
};
export const TitleOnly: Story = { args: { illustration: 'lantern', title: 'No match' } };

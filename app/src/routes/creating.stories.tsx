import type { Meta, StoryObj } from '@storybook/react-vite';
import { id, performer, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Creating',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatorAccount: Story = {
  name: 'Creator account · /creator/account',
  args: { path: '/creator/account', as: 'performer' },
  parameters: performer,
};
export const CreatorEarnings: Story = {
  name: 'Creator earnings · /creator/earnings',
  args: { path: '/creator/earnings', as: 'performer' },
  parameters: performer,
};
export const CreatorPosts: Story = {
  name: 'Creator posts · /creator/posts',
  args: { path: '/creator/posts', as: 'performer' },
  parameters: performer,
};
export const CreatorPostNew: Story = {
  name: 'Creator post new · /creator/posts/new',
  args: { path: '/creator/posts/new', as: 'performer' },
  parameters: performer,
};
export const CreatorPostEdit: Story = {
  name: 'Creator post edit · /creator/posts/{id}',
  args: { path: `/creator/posts/${id}`, as: 'performer' },
  parameters: performer,
};

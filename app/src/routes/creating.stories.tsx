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
export const CreatorPromotions: Story = {
  name: 'Creator promotions · /creator/promotions',
  args: { path: '/creator/promotions', as: 'performer' },
  parameters: performer,
};
export const CreatorDashboard: Story = {
  name: 'Creator dashboard · /creator/dashboard',
  args: { path: '/creator/dashboard', as: 'performer' },
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

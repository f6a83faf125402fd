import type { Meta, StoryObj } from '@storybook/react-vite';
import { fan, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Own pages',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notifications: Story = {
  name: 'Notifications · /notifications',
  args: { path: '/notifications', as: 'fan' },
  parameters: fan,
};
export const Bookmarks: Story = {
  name: 'Bookmarks · /user/bookmarks/all',
  args: { path: '/user/bookmarks/all', as: 'fan' },
  parameters: fan,
};
export const BookmarkedPerformers: Story = {
  name: 'Bookmarked performers · /user/bookmarks/performers',
  args: { path: '/user/bookmarks/performers', as: 'fan' },
  parameters: fan,
};
export const BookmarkedPosts: Story = {
  name: 'Bookmarked posts · /user/bookmarks/posts',
  args: { path: '/user/bookmarks/posts', as: 'fan' },
  parameters: fan,
};
export const BookmarkedGalleries: Story = {
  name: 'Bookmarked galleries · /user/bookmarks/galleries',
  args: { path: '/user/bookmarks/galleries', as: 'fan' },
  parameters: fan,
};
export const BookmarkedProducts: Story = {
  name: 'Bookmarked products · /user/bookmarks/products',
  args: { path: '/user/bookmarks/products', as: 'fan' },
  parameters: fan,
};
export const BookmarkedVideos: Story = {
  name: 'Bookmarked videos · /user/bookmarks/videos',
  args: { path: '/user/bookmarks/videos', as: 'fan' },
  parameters: fan,
};
export const BookmarkedReels: Story = {
  name: 'Bookmarked reels · /user/bookmarks/reels',
  args: { path: '/user/bookmarks/reels', as: 'fan' },
  parameters: fan,
};
export const Following: Story = {
  name: 'Following · /user/following',
  args: { path: '/user/following', as: 'fan' },
  parameters: fan,
};
export const UserAccount: Story = {
  name: 'User account · /user/account',
  args: { path: '/user/account', as: 'fan' },
  parameters: fan,
};
export const UserAccountBeingDeleted: Story = {
  name: 'User account being deleted · /user/account',
  args: { path: '/user/account?dialog=delete-account', as: 'fan' },
  parameters: fan,
};
export const Referrals: Story = {
  name: 'Referrals · /user/referrals',
  args: { path: '/user/referrals', as: 'fan' },
  parameters: fan,
};
export const ReferralEarnings: Story = {
  name: 'Referral earnings · /user/referrals',
  args: { path: '/user/referrals?tab=earnings', as: 'fan' },
  parameters: fan,
};
export const Reports: Story = {
  name: 'Reports · /user/reports',
  args: { path: '/user/reports', as: 'fan' },
  parameters: fan,
};

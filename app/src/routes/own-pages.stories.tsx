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
  args: { address: '/notifications', as: 'fan' },
  parameters: fan,
};
export const Bookmarks: Story = {
  name: 'Bookmarks · /user/bookmarks/all',
  args: { address: '/user/bookmarks/all', as: 'fan' },
  parameters: fan,
};
export const BookmarkedPerformers: Story = {
  name: 'Bookmarked performers · /user/bookmarks/performers',
  args: { address: '/user/bookmarks/performers', as: 'fan' },
  parameters: fan,
};
export const BookmarkedPosts: Story = {
  name: 'Bookmarked posts · /user/bookmarks/posts',
  args: { address: '/user/bookmarks/posts', as: 'fan' },
  parameters: fan,
};
export const BookmarkedGalleries: Story = {
  name: 'Bookmarked galleries · /user/bookmarks/galleries',
  args: { address: '/user/bookmarks/galleries', as: 'fan' },
  parameters: fan,
};
export const BookmarkedProducts: Story = {
  name: 'Bookmarked products · /user/bookmarks/products',
  args: { address: '/user/bookmarks/products', as: 'fan' },
  parameters: fan,
};
export const BookmarkedVideos: Story = {
  name: 'Bookmarked videos · /user/bookmarks/videos',
  args: { address: '/user/bookmarks/videos', as: 'fan' },
  parameters: fan,
};
export const BookmarkedReels: Story = {
  name: 'Bookmarked reels · /user/bookmarks/reels',
  args: { address: '/user/bookmarks/reels', as: 'fan' },
  parameters: fan,
};
export const Following: Story = {
  name: 'Following · /user/following',
  args: { address: '/user/following', as: 'fan' },
  parameters: fan,
};
export const UserAccount: Story = {
  name: 'User account · /user/account',
  args: { address: '/user/account', as: 'fan' },
  parameters: fan,
};
export const UserAccountBeingDeleted: Story = {
  name: 'User account being deleted · /user/account',
  args: { address: '/user/account?dialog=delete-account', as: 'fan' },
  parameters: fan,
};
export const Referrals: Story = {
  name: 'Referrals · /user/referrals',
  args: { address: '/user/referrals', as: 'fan' },
  parameters: fan,
};
export const ReferralEarnings: Story = {
  name: 'Referral earnings · /user/referrals',
  args: { address: '/user/referrals?tab=earnings', as: 'fan' },
  parameters: fan,
};
export const Reports: Story = {
  name: 'Reports · /user/reports',
  args: { address: '/user/reports', as: 'fan' },
  parameters: fan,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkTabs } from './link-tabs.tsx';

const meta = {
  title: 'Primitives/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Parts of the profile',
    current: '/mara.clay',
    tabs: [
      { label: 'Posts', href: '/mara.clay', count: 128 },
      { label: 'Photos', href: '/mara.clay/photos' },
      { label: 'About', href: '/mara.clay/about' },
    ],
  },
} satisfies Meta<typeof LinkTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Posts/ })).toHaveAttribute('aria-current', 'page');
  },
};
export const About: Story = { args: { current: '/mara.clay/about' } };
export const Sticky: Story = { args: { sticky: true } };

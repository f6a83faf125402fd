import { formatCount } from '@fanlight/sdk/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { language } from '../../testing/index.ts';
import { LinkTabs } from './link-tabs.tsx';

const meta = {
  title: 'Components/Primitives/LinkTabs',
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

export const Playground: Story = {};

export const Posts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Posts/ })).toHaveAttribute('aria-current', 'page');
  },
};
/** By default, the first tab is flush with the title above the row. */
export const Flush: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(canvas.getByRole('link', { name: /Posts/ }).getBoundingClientRect().left).toBe(row.left);
  },
};
/** A count is shortened, and its accessible name has the whole number. */
export const Counts: Story = {
  args: {
    tabs: [
      { label: 'Posts', href: '/mara.clay', count: 128 },
      { label: 'Photos', href: '/mara.clay/photos', count: 1240 },
      { label: 'Store', href: '/mara.clay/store', count: 0 },
    ],
  },
  async play({ canvas }) {
    const photos = canvas.getByRole('link', { name: `Photos (${(1240).toLocaleString(language().language)})` });
    await expect(photos.textContent).toContain(formatCount(1240, language().language, 1000));
  },
};
export const InCard: Story = { args: { inset: 'card' } };
export const About: Story = { args: { current: '/mara.clay/about' } };
export const Sticky: Story = { args: { sticky: true } };

/** If the row of tabs overflows, the current tab is scrolled into view. */
export const Narrow: Story = {
  args: {
    current: '/mara.clay/9',
    tabs: Array.from({ length: 10 }, (_, index) => ({ label: `Part ${index}`, href: `/mara.clay/${index}` })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '280px' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    await waitFor(async () => {
      const row = canvas.getByRole('navigation').getBoundingClientRect();
      const tab = canvas.getByRole('link', { name: 'Part 9' }).getBoundingClientRect();
      await expect(tab.right).toBeLessThanOrEqual(row.right);
      await expect(tab.left).toBeGreaterThanOrEqual(row.left);
    });
  },
};

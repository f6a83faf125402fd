import type { Post } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { ago } from '../testing/sample-times.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { SitePageScreen } from './site-page-screen.tsx';

const page: Post = {
  _id: '0193f2a4c1d07b3e5a918f01',
  slug: 'terms',
  title: 'Terms of use',
  html: `<p>What you may expect of us, and what we expect of you.</p><h2>Your account</h2>
<p>One person, <strong>one account</strong>. See the <a href="/page/guidelines">house rules</a>, or <a href="https://db-ip.com">elsewhere</a>.</p>
<ul><li>Keep your password to yourself.</li><li>Publish only what you may publish.</li></ul>
<h2>Fees</h2><table><thead><tr><th>What</th><th>How much</th></tr></thead><tbody><tr><td>Commission</td><td>20 %</td></tr></tbody></table>
<blockquote>Be kind.</blockquote>`,
  locale: 'en-US',
  createdAt: ago({ days: 73 }),
  updatedAt: ago({ days: 12 }),
};
const retry = fn();

const meta = {
  title: 'Screens/Everyone/SitePageScreen',
  tags: ['screen', 'everyone'],
  component: SitePageScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/page/terms' },
  args: { page: ready(page), homeHref: '/home' },
} satisfies Meta<typeof SitePageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'house rules' })).toHaveAttribute('href', '/page/guidelines');
    await expect(canvas.getByRole('link', { name: 'elsewhere' })).toHaveAttribute('href', 'https://db-ip.com');
  },
};
/** Markup that the server would not allow is rendered as text. */
export const Hostile: Story = {
  args: {
    page: ready({
      ...page,
      html: '<p onclick="alert(1)">Hello</p><img src=x onerror="alert(1)"><a href="javascript:alert(1)">Go</a>',
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Hello')).not.toHaveAttribute('onclick');
    await expect(canvas.queryByRole('link', { name: 'Go' })).not.toBeInTheDocument();
  },
};
export const Missing: Story = { args: { isMissing: true } };
export const Loading: Story = { args: { page: loading } };
export const Failed: Story = {
  args: { page: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

import type { Purchase } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { purchases } from './fixtures.ts';
import { PurchasesScreen } from './purchases-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Fan/PurchasesScreen',
  tags: ['screen', 'fan'],
  component: PurchasesScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: { purchases: readyList(purchases), filter: null, onFilterChange: fn(), onDownload: fn(), onLoadMore: fn() },
} satisfies Meta<typeof PurchasesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bought product links to its order. A deleted item has a note instead of a link. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const post = await canvas.findByRole('link', { name: 'Every glaze that failed, and why' });
    await expect(post).toHaveAttribute('href', '/posts/0193f2a4c1d07b3e5a918d00');
    await expect(canvas.getByRole('link', { name: 'River glaze mug' })).toHaveAttribute(
      'href',
      '/user/orders/0193f2a4c1d07b3e5a91f000',
    );
    const gallery = canvas.getByRole('link', { name: 'A day at the kiln' });
    await expect(gallery).toHaveAttribute('href', '/galleries/0193f2a4c1d07b3e5a921000');
    await expect(canvas.queryByRole('link', { name: 'Throwing a tall vessel' })).toBeNull();
    await expect(canvas.getByText(t('purchases:unavailable'))).toBeVisible();
    await expect(canvas.getByText(t('purchases:refunded'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('purchases:filter.product') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('product');
  },
};

/** The action depends on the kind of the item. A deleted or refunded item has none. */
export const Actions: Story = {
  async play({ canvas, args }) {
    const action = (kind: 'open' | 'watch' | 'download' | 'order', title: string) =>
      `${t(`purchases:action.${kind}`)}: ${title}`;
    const links = [
      [action('open', 'Every glaze that failed, and why'), '/posts/0193f2a4c1d07b3e5a918d00'],
      [action('order', 'River glaze mug'), '/user/orders/0193f2a4c1d07b3e5a91f000'],
      [action('open', 'A day at the kiln'), '/galleries/0193f2a4c1d07b3e5a921000'],
      [action('watch', 'Trimming a foot ring'), '/videos/0193f2a4c1d07b3e5a922000'],
    ] as const;
    for (const [name, href] of links)
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
    const digital = purchases.find(({ isDownloadable }) => isDownloadable);
    await userEvent.click(canvas.getByRole('button', { name: action('download', digital?.title ?? '') }));
    await expect(args.onDownload).toHaveBeenCalledWith(digital);
    await expect(canvas.queryByRole('link', { name: action('watch', 'Throwing a tall vessel') })).toBeNull();
  },
};

export const Downloading: Story = { args: { downloadingId: '0193f2a4c1d07b3e5a91d001' } };

/** A purchase without a picture, such as a text, has an icon. */
export const Pictures: Story = {
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: t('purchases:title') });
    const withPicture = purchases.filter(({ thumbnailUrl }) => thumbnailUrl !== null).length;
    await expect(list.querySelectorAll('img[alt=""]')).toHaveLength(withPicture);
    await expect(list.querySelectorAll('li > * > div:first-child svg')).toHaveLength(purchases.length - withPicture);
  },
};

export const Empty: Story = { args: { purchases: readyList<Purchase>([]) } };

export const FilteredEmpty: Story = {
  args: { purchases: readyList<Purchase>([]), filter: 'video' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('purchases:empty.filtered') })).toBeVisible();
  },
};

export const Loading: Story = { args: { purchases: loading } };

export const Failed: Story = {
  args: { purchases: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { purchases: readyList(purchases, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { purchases: readyList(purchases, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};

/** The action is below the text, so that both have room. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const name = `${t('purchases:action.open')}: A day at the kiln`;
    const button = (await canvas.findByRole('link', { name })).getBoundingClientRect();
    const title = canvas.getByRole('link', { name: 'A day at the kiln' }).getBoundingClientRect();
    await expect(button.height).toBeGreaterThanOrEqual(44);
    await expect(button.top).toBeGreaterThan(title.bottom);
  },
};

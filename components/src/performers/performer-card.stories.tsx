import type { Performer } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../primitives/index.ts';
import { countText, t } from '../testing/index.ts';
import { performer, performers } from './fixtures.ts';
import { PerformerCard, PerformerCardSkeleton } from './performer-card.tsx';

const named = (username: string): Performer => performers.find((one) => one.username === username) ?? performer;

const meta = {
  title: 'Components/Performers/PerformerCard',
  component: PerformerCard,
  decorators: [
    (Story) => (
      <Box maxW="260px">
        <Story />
      </Box>
    ),
  ],
  args: { performer },
} satisfies Meta<typeof PerformerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Mara Quill' })).toHaveAttribute('href', '/mara.clay');
    const followers = t('performers:counts.followers', { formatted: countText(1284), count: 1284 });
    await expect(canvas.getByText(new RegExp(followers))).toBeVisible();
    await expect(canvas.getByText(t('performers:card.monthly', { price: '$9.95' }))).toBeVisible();
  },
};

export const OnlyYearly: Story = {
  args: { performer: { ...performer, monthlyPrice: null } },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('performers:card.yearly', { price: '$99.00' }))).toBeVisible();
  },
};

/** The performer offers no subscription. */
export const Free: Story = {
  args: { performer: { ...performer, monthlyPrice: null, yearlyPrice: null } },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('performers:card.free'))).toBeVisible();
  },
};

export const Loading: Story = { render: () => <PerformerCardSkeleton /> };

/** A card without pictures and biography is as high as other cards. */
export const Bare: Story = { args: { performer: named('teo.uphill') } };
export const LongName: Story = { args: { performer: named('juniper.of.the.northern.tides') } };

export const OneFollower: Story = {
  args: { performer: named('ilse.luthier') },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(new RegExp(t('performers:counts.followers', { formatted: 1, count: 1 }))),
    ).toBeVisible();
  },
};

export const Spanish: Story = {
  args: { performer: named('bluehour') },
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^48,2.mil seguidores/)).toBeVisible();
  },
};

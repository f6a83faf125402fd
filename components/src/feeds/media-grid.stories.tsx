import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Box } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { photo } from './fixtures.ts';
import { MediaGrid } from './media-grid.tsx';

const photos = [0, 1, 2, 3, 4, 5].map((seed) => photo(seed));

const meta = {
  title: 'Components/Feeds/MediaGrid',
  component: MediaGrid,
  decorators: [
    (Story) => (
      <Box maxW="606px">
        <Story />
      </Box>
    ),
  ],
  args: { files: [photo(0)], onOpen: fn() },
} satisfies Meta<typeof MediaGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  async play({ canvas, args }) {
    const tile = await canvas.findByRole('button', { name: 'A tall stoneware vessel with a river glaze' });
    tile.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(0);
  },
};

/** A single picture in portrait format is cropped only if it is higher than the screen. */
export const OnePortrait: Story = { args: { files: [photo(1, 900, 1600)] } };
export const Two: Story = { args: { files: photos.slice(0, 2) } };
export const Three: Story = { args: { files: photos.slice(0, 3) } };
export const Four: Story = { args: { files: photos.slice(0, 4) } };

/** The last picture shows the number of hidden pictures, and its accessible name contains that number. */
export const Six: Story = {
  args: { files: photos },
  async play({ canvas, args }) {
    await expect(await canvas.findAllByRole('button')).toHaveLength(4);
    await userEvent.click(
      canvas.getByRole('button', {
        name: `Ash glaze running over a shoulder ${t('feeds:post.morePictures', { count: 2 })}`,
      }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith(3);
  },
};

/** The accessible name of a picture without a description is its number. */
export const NotDescribed: Story = {
  args: { files: photos.slice(0, 2).map((file) => ({ ...file, alt: '' })) },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: t('feeds:post.picture', { number: 2, total: 2 }) }),
    ).toBeInTheDocument();
  },
};

export const PictureFailed: Story = {
  args: { files: [{ ...photo(2), url: 'data:image/png;base64,broken', preview: null }], priority: true },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('media.failed'))).toBeVisible();
  },
};

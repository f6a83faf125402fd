import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { ownGallery, ownPhoto } from './fixtures.ts';
import { PhotoFormScreen } from './photo-form-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/PhotoFormScreen',
  tags: ['screen', 'performer'],
  component: PhotoFormScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: `/creator/photos/${ownPhoto._id}` },
  args: {
    photo: ready(ownPhoto),
    galleries: ready([ownGallery]),
    submit: fn(async () => ({ ok: true as const })),
    onMakeCover: fn(),
    isMakingCover: false,
    onDelete: fn(),
    cancelHref: '/creator/photos',
  },
} satisfies Meta<typeof PhotoFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EditPhoto: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('photos:form.editTitle') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('photos:delete') }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { photo: loading } };

export const Failed: Story = {
  args: { photo: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { PhotoUploadScreen } from './photo-upload-screen.tsx';
import { choose, send, uploadArgs, uploadedTo } from './sample.tsx';

const meta = {
  title: 'Screens/Performer/PhotoUploadScreen',
  tags: ['screen', 'performer'],
  component: PhotoUploadScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/photos/new' },
  args: uploadArgs,
} satisfies Meta<typeof PhotoUploadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewPhotos: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('photos:add') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('back') })).toHaveAttribute('href', '/creator/photos');
  },
};

export const Phone: Story = {
  args: { upload: uploadedTo(0.42) },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    await send(canvas, 2);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

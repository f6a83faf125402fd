import type { Meta, StoryObj } from '@storybook/react-vite';
import { Package } from 'lucide-react';
import { expect } from 'storybook/test';
import { samplePicture } from '../sample-picture.ts';
import { Thumbnail } from './thumbnail.tsx';

const meta = {
  title: 'Components/Primitives/Thumbnail',
  component: Thumbnail,
  args: { url: samplePicture(0), icon: Package },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Large: Story = { args: { size: 'lg' } };

export const Locked: Story = {
  args: { isLocked: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg.lucide-lock')).toBeVisible();
  },
};

/** Without a picture, an icon shows the kind of the item. */
export const WithoutPicture: Story = { args: { url: null } };

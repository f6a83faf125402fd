import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { HStack } from '../layout/index.ts';
import { samplePicture } from '../sample-picture.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Components/Primitives/Avatar',
  component: Avatar,
  args: { name: 'Mara Clay', size: 'lg' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mara Clay' })).toHaveTextContent('MC');
  },
};
export const Picture: Story = { args: { src: samplePicture(0) } };

/** If the picture fails to load, the initials are shown. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Mara Clay' })).toHaveTextContent('MC'));
  },
};
export const NewStory: Story = { args: { src: samplePicture(1), ring: 'story' } };
export const SeenStory: Story = { args: { src: samplePicture(1), ring: 'seen' } };
export const Live: Story = {
  args: { src: samplePicture(2), ring: 'live' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: `Mara Clay, ${t('live')}` })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <HStack gap="6" wrap="wrap">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} name="Trío Farola" size={size} />
      ))}
    </HStack>
  ),
};

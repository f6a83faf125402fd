import type { Meta, StoryObj } from '@storybook/react-vite';
import { HStack, Stack } from '../layout/index.ts';
import { Skeleton, SkeletonText } from './skeleton.tsx';

const meta = {
  title: 'Components/Primitives/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Shape: Story = { args: { h: '120px', borderRadius: 'card' } };
export const PostCard: Story = {
  render: () => (
    <Stack gap="4" maxW="480px">
      <HStack gap="3">
        <Skeleton w="44px" h="44px" borderRadius="full" />
        <Skeleton h="1rem" w="40%" />
      </HStack>
      <SkeletonText lines={2} />
      <Skeleton aspectRatio={16 / 10} borderRadius="card" />
    </Stack>
  ),
};

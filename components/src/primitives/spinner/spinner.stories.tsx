import type { Meta, StoryObj } from '@storybook/react-vite';
import { HStack } from '../layout/index.ts';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Primitives/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <HStack gap="6">
      <Spinner size="sm" label="Sending" />
      <Spinner label="Saving" />
      <Spinner size="lg" />
    </HStack>
  ),
};

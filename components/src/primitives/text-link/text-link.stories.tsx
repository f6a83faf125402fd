import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/index.ts';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Components/Primitives/TextLink',
  component: TextLink,
  args: { to: '/mara.clay', children: '@mara.clay' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const InText: Story = {
  render: (args) => (
    <Text size="md">
      Glazed with <TextLink {...args} /> last night.
    </Text>
  ),
};
export const Quiet: Story = { args: { quiet: true } };

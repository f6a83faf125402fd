import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { Heading, Text } from './text.tsx';

const meta = {
  title: 'Components/Primitives/Text',
  component: Text,
  args: { children: 'The kiln is cold enough to open.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="3">
      <Text {...args} size="md" />
      <Text {...args} size="sm" />
      <Text {...args} size="xs" />
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="2">
      {(['default', 'muted', 'subtle', 'accent', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const OneLine: Story = { args: { clamp: true, maxW: '140px' } };

export const Headings: Story = {
  render: () => (
    <Stack gap="3">
      <Heading level={1} size="hero">
        Mara Clay
      </Heading>
      <Heading level={2} size="title">
        Evenings at the wheel
      </Heading>
      <Heading level={3} size="heading">
        What is in the kiln
      </Heading>
      <Heading level={4}>Ash glaze</Heading>
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Text } from '../text/index.ts';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Primitives/Card',
  component: Card,
  args: {
    children: (
      <>
        <Heading level={2} size="label">
          Ash glaze
        </Heading>
        <Text tone="muted">Four pieces, fired on Tuesday.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Standard: Story = {};
export const Dense: Story = { args: { padding: 'sm' } };
export const Interactive: Story = { args: { interactive: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/index.ts';
import { SectionCard } from './section-card.tsx';

const meta = {
  title: 'Components/Primitives/SectionCard',
  component: SectionCard,
  args: { title: 'Delivery', children: <Text>Rua das Gaivotas 14, Lisbon</Text> },
} satisfies Meta<typeof SectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delivery' })).toBeVisible();
  },
};

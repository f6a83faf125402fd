import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../card/index.ts';
import { VirtualList } from './virtual-list.tsx';

const items = Array.from({ length: 1000 }, (_, index) => `Piece ${index + 1}`);

function Example({ count }: { count: number }) {
  return (
    <VirtualList
      label="Pieces"
      page={{ items: items.slice(0, count), more: 'end' }}
      getKey={(item) => item}
      renderItem={(item) => <Card>{item}</Card>}
      onLoadMore={fn()}
    />
  );
}

const meta = {
  title: 'Primitives/VirtualList',
  component: Example,
  args: { count: 1000 },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A thousand items, of which only those near the window are in the page. */
export const Long: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Piece 1')).toBeVisible());
    await expect(canvas.queryByText('Piece 900')).toBeNull();
  },
};
export const Short: Story = { args: { count: 3 } };

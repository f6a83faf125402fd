import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import type { ListPage } from '../loadable/index.ts';
import { EndlessList } from './endless-list.tsx';
import { OpeningContext } from './use-gradually.ts';

const items = ['Bowls', 'Moon jar', 'Tea set'];

function Example({ page, onLoadMore }: { page: ListPage<string>; onLoadMore: () => void }) {
  return (
    <EndlessList
      label="Pieces"
      page={page}
      getKey={(item) => item}
      renderItem={(item) => <Card>{item}</Card>}
      onLoadMore={onLoadMore}
      empty={<EmptyState drawing="frame" title="No pieces yet" />}
    />
  );
}

const meta = {
  title: 'Primitives/EndlessList',
  component: Example,
  args: { page: { items, more: 'end' }, onLoadMore: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {};

/** Its end is in sight, so it asks for more by itself. */
export const Idle: Story = {
  args: { page: { items, more: 'idle' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const LoadingMore: Story = { args: { page: { items, more: 'loading' } } };

export const MoreFailed: Story = {
  args: { page: { items, more: 'error' } },
  play: async ({ args, canvas }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { page: { items: [], more: 'end' } } };

const long = Array.from({ length: 9 }, (_, index) => `Bowl ${index + 1}`);

/** On a page that is being opened: what fills a screen first, then the rest of it. */
export const Opening: Story = {
  args: { page: { items: long, more: 'end' } },
  decorators: [
    (Story) => (
      <OpeningContext value={() => true}>
        <Story />
      </OpeningContext>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(long.length));
  },
};

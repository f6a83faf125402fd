import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type StyledProps, styled } from '../../styled/index.ts';
import { t } from '../../testing/index.ts';
import { Card } from '../card/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import type { ListPage } from '../loadable/index.ts';
import { EndlessList } from './endless-list.tsx';
import { OpeningContext } from './use-incremental-rendering.ts';

const items = ['Bowls', 'Moon jar', 'Tea set'];

interface ExampleProps {
  page: ListPage<string>;
  onLoadMore: () => void;
  /** The minimum height of an item. */
  height?: StyledProps<'div'>['minH'];
}

function Example({ page, onLoadMore, height }: ExampleProps) {
  return (
    <EndlessList
      label="Pieces"
      page={page}
      getKey={(item) => item}
      renderItem={(item) => (
        <styled.div minH={height}>
          <Card>{item}</Card>
        </styled.div>
      )}
      onLoadMore={onLoadMore}
      empty={<EmptyState illustration="frame" title="No pieces yet" />}
    />
  );
}

const meta = {
  title: 'Components/Primitives/EndlessList',
  component: Example,
  args: { page: { items, more: 'end' }, onLoadMore: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const End: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('list.end'))).toBeVisible();
  },
};

/** The end of the list is near the viewport, so the list loads more items automatically. */
export const Idle: Story = {
  args: { page: { items, more: 'idle' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const LoadingMore: Story = { args: { page: { items, more: 'loading' } } };

export const LoadMoreFailed: Story = {
  args: { page: { items, more: 'error' } },
  play: async ({ args, canvas }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { page: { items: [], more: 'end' } } };

const long = Array.from({ length: 9 }, (_, index) => `Bowl ${index + 1}`);

const opening = { isOpening: () => true, isVisitedAgain: false };

/** While a page opens, the list first renders the rows that fill a screen, and then the other rows. */
export const Opening: Story = {
  args: { page: { items: long, more: 'end' } },
  decorators: [
    (Story) => (
      <OpeningContext value={opening}>
        <Story />
      </OpeningContext>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(long.length));
  },
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** While a page opens, rows far below the viewport are rendered only when the viewer scrolls near them. */
export const OpeningLong: Story = {
  ...Opening,
  args: { page: { items: long, more: 'end' }, height: '1500px' },
  play: async ({ canvas }) => {
    const items = () => canvas.getAllByRole('listitem');
    // Waits until the intersection observer would have reported that the end of the list is near the viewport.
    for (let frame = 0; frame < 10; frame += 1) await nextFrame();
    await expect(items()).toHaveLength(2);
    items().at(-1)?.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(items().length).toBeGreaterThan(2));
  },
};

const renders = fn();

function LikedList() {
  const [pieces, setPieces] = useState(() => items.map((name) => ({ name, likes: 0 })));
  const [isMarked, setMarked] = useState(false);
  const renderItem = useCallback((piece: { name: string; likes: number }) => {
    renders(piece.name);
    return (
      <Card>
        {piece.name}: {piece.likes}
      </Card>
    );
  }, []);
  const like = () => setPieces((all) => all.map((one) => (one.name === 'Moon jar' ? { ...one, likes: 1 } : one)));
  return (
    <>
      <button type="button" onClick={like}>
        Like the moon jar
      </button>
      <button type="button" onClick={() => setMarked(true)}>
        {isMarked ? 'Marked' : 'Mark'}
      </button>
      <EndlessList
        label="Pieces"
        page={{ items: pieces, more: 'end' }}
        getKey={({ name }) => name}
        renderItem={renderItem}
        onLoadMore={() => undefined}
      />
    </>
  );
}

/** If an item changes, only its row renders again. If a surrounding component changes, no row renders again. */
export const RowChanges: Story = {
  render: () => <LikedList />,
  play: async ({ canvas }) => {
    renders.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Like the moon jar' }));
    await expect(canvas.getByText('Moon jar: 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark' }));
    await expect(canvas.getByRole('button', { name: 'Marked' })).toBeVisible();
    await expect([...new Set(renders.mock.calls.flat())]).toEqual(['Moon jar']);
  },
};

/** Never resolves, like code or messages that do not finish loading. */
const never = new Promise<never>(() => undefined);

function Suspended(): never {
  return use(never);
}

function GrowingList() {
  const [count, setCount] = useState(2);
  return (
    <Suspense fallback="The page is gone">
      <EndlessList
        label="Pieces"
        page={{ items: items.slice(0, count), more: count < items.length ? 'idle' : 'end' }}
        getKey={(item) => item}
        renderItem={(item) => <Card>{item === 'Tea set' ? <Suspended /> : item}</Card>}
        onLoadMore={() => setCount(items.length)}
      />
    </Suspense>
  );
}

/** While an item suspends, because its code or messages are loading, the other items stay visible. */
export const ItemSuspends: Story = {
  render: () => <GrowingList />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(items.length));
    await expect(canvas.getByText('Bowls')).toBeVisible();
    await expect(canvas.getByText('Moon jar')).toBeVisible();
    await expect(canvas.queryByText('The page is gone')).toBeNull();
  },
};

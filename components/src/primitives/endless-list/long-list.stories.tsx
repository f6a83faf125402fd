import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { styled } from '../../styled/index.ts';
import { Button } from '../button/index.ts';
import { EndlessList } from './endless-list.tsx';

const createPieces = (total: number) => Array.from({ length: total }, (_, index) => `Piece ${index + 1}`);
const pieces = createPieces(1000);

/** Returns the height of a row, between 80 and 200 pixels. */
const heightOf = (piece: string) => `${80 + (Number(piece.replace('Piece ', '')) % 7) * 20.4}px`;

interface LongListProps {
  /**
   * The name of the list. It is different in each story, because the layout of an unmounted list is cached by its name.
   */
  label?: string;
  items?: readonly string[];
  columnWidth?: string;
}

function LongList({ label = 'Pieces', items = pieces, columnWidth }: LongListProps) {
  return (
    <EndlessList
      label={label}
      page={{ items, more: 'end' }}
      getKey={(item) => item}
      renderItem={(item) => (
        <styled.div style={{ minHeight: heightOf(item) }}>
          <button type="button">{item}</button>
        </styled.div>
      )}
      onLoadMore={() => undefined}
      {...(columnWidth && { columnWidth })}
    />
  );
}

const meta = {
  title: 'Components/Primitives/EndlessList/Long',
  component: LongList,
  decorators: [
    (Story) => {
      // Scrolls to the top, because all stories share one window.
      useEffect(() => {
        window.scrollTo({ top: 0 });
      }, []);
      return <Story />;
    },
  ],
} satisfies Meta<typeof LongList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Reads the rows without a query by role, which takes a second for 1,000 rows. */
const readRows = () => [...document.querySelectorAll<HTMLElement>('li[data-key]')];

/**
 * The maximum number of rows in the document: those that fill five viewports if every row has the minimum height of 80
 * px.
 */
const rowLimit = (columns = 1) => Math.ceil((window.innerHeight * 5) / 80) * columns;

async function waitUntilVirtual(total = pieces.length) {
  await waitFor(() => expect(readRows().length).toBeGreaterThan(0));
  await waitFor(() => expect(readRows().length).toBeLessThan(total));
}

/**
 * Scrolls to the end of the list by one viewport at a time.
 *
 * @returns the maximum number of rows that were in the document
 */
async function scrollToEnd(): Promise<number> {
  let most = 0;
  const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  for (let step = 0; step < 2000 && !isAtEnd(); step += 1) {
    window.scrollBy({ top: window.innerHeight });
    await nextFrame();
    most = Math.max(most, readRows().length);
  }
  return most;
}

/** Records layout shifts. @returns a function that returns their sum and stops recording */
function observeLayoutShift(): () => number {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return () => {
    add(observer.takeRecords());
    observer.disconnect();
    return sum;
  };
}

/**
 * The document contains only rows near the viewport. The space of the other rows is reserved, to avoid layout shifts.
 */
export const Rows: Story = {
  play: async ({ canvas }) => {
    await waitUntilVirtual();
    const readLayoutShift = observeLayoutShift();
    const height = document.documentElement.scrollHeight;
    await expect(await scrollToEnd()).toBeLessThan(rowLimit());
    const last = canvas.getByRole('button', { name: 'Piece 1000' });
    await expect(last).toBeVisible();
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', '1000');
    await expect(last.closest('li')).toHaveAttribute('aria-setsize', '1000');
    await expect(document.documentElement.scrollHeight).toBe(height);
    window.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Piece 1' })).toBeVisible());
    await expect(readRows().length).toBeLessThan(rowLimit());
    await expect(readLayoutShift()).toBe(0);
  },
};

/** A grid is virtualised by lines. */
export const Grid: Story = {
  args: { label: 'Grid', columnWidth: '180px' },
  play: async ({ canvas }) => {
    await waitUntilVirtual();
    const height = document.documentElement.scrollHeight;
    await expect(await scrollToEnd()).toBeLessThan(rowLimit(Math.ceil(window.innerWidth / 180)));
    await expect(canvas.getByRole('button', { name: 'Piece 1000' })).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBe(height);
  },
};

/** A list of 25 rows is not virtualised. Its rows need no `aria-posinset`, because screen readers can count them. */
export const AtThreshold: Story = {
  args: { label: 'Threshold', items: createPieces(25) },
  play: async () => {
    await expect(readRows()).toHaveLength(25);
    for (let frame = 0; frame < 20; frame += 1) await nextFrame();
    await expect(readRows()).toHaveLength(25);
    await expect(readRows()[0]).not.toHaveAttribute('aria-posinset');
  },
};

function GrowingList({ at }: { at: 'end' | 'start' }) {
  const [items, setItems] = useState(() => createPieces(at === 'end' ? 25 : 200));
  const addOnTop = (old: string[]) => [
    ...Array.from({ length: 50 }, (_, index) => `Piece ${old.length + index + 1}`),
    ...old,
  ];
  const grow = () => setItems((old) => (at === 'end' ? createPieces(1000) : addOnTop(old)));
  return (
    <>
      <styled.div position="fixed" top="0" insetEnd="0" zIndex="progress">
        <Button onClick={grow}>Add</Button>
      </styled.div>
      <LongList label={`Grows at the ${at}`} items={items} />
    </>
  );
}

/** When a list becomes long, its rows keep their DOM nodes and the focus. */
export const BecomesLong: Story = {
  render: () => <GrowingList at="end" />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Piece 3' });
    row.focus();
    const add = canvas.getByRole('button', { name: 'Add' });
    // `userEvent.click` would move the focus.
    add.click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Piece 26' })).not.toBeNull());
    await waitUntilVirtual();
    await expect(canvas.getByRole('button', { name: 'Piece 3' })).toBe(row);
    await expect(row).toHaveFocus();
  },
};

/**
 * Rows that are inserted at the top do not move the visible rows, whether the viewer has jumped or scrolled to them.
 */
export const GrowsOnTop: Story = {
  render: () => <GrowingList at="start" />,
  play: async ({ canvas }) => {
    await waitUntilVirtual(200);
    for (const by of [9000, 10]) {
      window.scrollBy({ top: by });
      const findVisible = () =>
        readRows().find((one) => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().top < 400);
      await waitFor(() => expect(findVisible()).toBeDefined());
      for (let frame = 0; frame < 5; frame += 1) await nextFrame();
      const visible = findVisible() as HTMLElement;
      const { top } = visible.getBoundingClientRect();
      const total = Number(visible.getAttribute('aria-setsize'));
      canvas.getByRole('button', { name: 'Add' }).click();
      await waitFor(() => expect(visible).toHaveAttribute('aria-setsize', `${total + 50}`));
      for (let frame = 0; frame < 5; frame += 1) await nextFrame();
      await expect(visible.isConnected).toBe(true);
      await expect(Math.abs(visible.getBoundingClientRect().top - top)).toBeLessThan(1);
    }
  },
};

/** The focused row stays in the document, however far it is from the viewport. Tab moves the focus to the next row. */
export const Focus: Story = {
  args: { label: 'Focus' },
  play: async ({ canvas }) => {
    await waitUntilVirtual();
    const button = canvas.getByRole('button', { name: 'Piece 2' });
    button.focus({ preventScroll: true });
    await scrollToEnd();
    await expect(canvas.queryByRole('button', { name: 'Piece 4' })).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Piece 3' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Piece 4' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Piece 4' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Piece 3' })).toHaveFocus();
  },
};

/** The Tab key reaches every row. */
export const Keyboard: Story = {
  args: { label: 'Keyboard' },
  play: async ({ canvas }) => {
    await waitUntilVirtual();
    canvas.getByRole('button', { name: 'Piece 1' }).focus();
    for (let row = 2; row <= 60; row += 1) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: `Piece ${row}` })).toHaveFocus();
      // Waits until the browser has scrolled to the focused element.
      await nextFrame();
    }
  },
};

/** A video that shows a canvas, so that it needs no file. */
function MovingPicture() {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    if (video.current) video.current.srcObject = canvas.captureStream(10);
    void video.current?.play();
  }, []);
  return <video ref={video} muted playsInline width="160" height="90" />;
}

/** A row stays in the document while its video plays, or while it contains a typed text. */
export const InUse: Story = {
  render: () => (
    <EndlessList
      label="Pieces"
      page={{ items: pieces, more: 'end' }}
      getKey={(item) => item}
      renderItem={(item) => (
        <styled.div minH="100px">
          {item}
          {item === 'Piece 2' && <MovingPicture />}
          {item === 'Piece 7' && <textarea aria-label="Reply" />}
        </styled.div>
      )}
      onLoadMore={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await waitUntilVirtual();
    const video = document.querySelector('video') as HTMLVideoElement;
    await waitFor(() => expect(video.paused).toBe(false));
    const reply = canvas.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(reply, 'Which clay');
    reply.blur();
    await scrollToEnd();
    await expect(canvas.queryByText('Piece 10')).toBeNull();
    await expect(video.isConnected && !video.paused).toBe(true);
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveValue('Which clay');
  },
};

/** The list is inside a scrollable element, such as the content of a dialog. */
export const InScroller: Story = {
  render: () => (
    <styled.div data-testid="scroller" h="400px" overflowY="auto" tabIndex={0}>
      <LongList label="In an element" />
    </styled.div>
  ),
  play: async ({ canvas }) => {
    await waitUntilVirtual();
    const scroller = canvas.getByTestId('scroller');
    let most = 0;
    for (let top = 0; top < scroller.scrollHeight; top += 400) {
      scroller.scrollTo({ top });
      await nextFrame();
      most = Math.max(most, readRows().length);
    }
    await expect(most).toBeLessThan(rowLimit());
    await expect(canvas.getByRole('button', { name: 'Piece 1000' })).toBeVisible();
  },
};

function LeftAndReopened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <styled.div position="fixed" top="0" insetEnd="0" zIndex="progress">
        <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</Button>
      </styled.div>
      {isOpen && <LongList label="Reopened" />}
    </>
  );
}

/** After history navigation, the list has its full height immediately, although few rows are rendered. */
export const Reopened: Story = {
  render: () => <LeftAndReopened />,
  play: async ({ canvas }) => {
    await waitUntilVirtual();
    const { scrollHeight } = document.documentElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(document.documentElement.scrollHeight).toBeLessThan(scrollHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(document.documentElement.scrollHeight).toBe(scrollHeight);
    await expect(readRows().length).toBeLessThan(rowLimit());
  },
};

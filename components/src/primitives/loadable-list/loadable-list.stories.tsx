import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../empty-state/index.ts';
import { failed, type ListLoadable, loading, readyList } from '../loadable/index.ts';
import { SkeletonText } from '../skeleton/index.ts';
import { Text } from '../text/index.ts';
import { LoadableList } from './loadable-list.tsx';

const retry = fn();

function Example({ data, onLoadMore }: { data: ListLoadable<string>; onLoadMore: () => void }) {
  return (
    <LoadableList
      data={data}
      skeleton={<SkeletonText />}
      label="Pieces"
      getKey={(item) => item}
      renderItem={(item) => <Text>{item}</Text>}
      onLoadMore={onLoadMore}
      empty={<EmptyState illustration="frame" title="No pieces yet" />}
    />
  );
}

const meta = {
  title: 'Components/Primitives/LoadableList',
  component: Example,
  args: { data: readyList(['Bowls', 'Moon jar', 'Tea set']), onLoadMore: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Pieces' })).toBeVisible();
  },
};

export const Loading: Story = { args: { data: loading } };

export const Empty: Story = { args: { data: readyList<string>([]) } };

export const Failed: Story = {
  args: { data: failed(retry) },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { SkeletonText } from '../skeleton/index.ts';
import { Text } from '../text/index.ts';
import { failed, type Loadable, loading, ready } from './loadable.ts';
import { LoadableView } from './loadable-view.tsx';

function Example({ data }: { data: Loadable<string> }) {
  return (
    <LoadableView data={data} skeleton={<SkeletonText />}>
      {(text) => <Text size="md">{text}</Text>}
    </LoadableView>
  );
}

const meta = {
  title: 'Components/Primitives/LoadableView',
  component: Example,
  args: { data: ready('Ash glaze on the left, shino on the right.') },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Ready: Story = {};
export const Loading: Story = {
  args: { data: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('loading'));
  },
};
export const Failed: Story = { args: { data: failed(fn()) } };
/** If a refetch fails, the data stays visible with a note. */
export const Stale: Story = {
  args: { data: ready('Ash glaze on the left, shino on the right.', { retry: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/shino on the right/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('error.stale'));
  },
};

/** Never resolves, like messages that do not finish loading. */
const never = new Promise<never>(() => undefined);

function Suspended(): never {
  return use(never);
}

function ArrivingValue() {
  const [data, setData] = useState<Loadable<string>>(loading);
  return (
    <Suspense fallback="The page is gone">
      <Text>Above</Text>
      <button type="button" onClick={() => setData(ready('here'))}>
        Arrive
      </button>
      <LoadableView data={data} skeleton={<SkeletonText />}>
        {() => <Suspended />}
      </LoadableView>
    </Suspense>
  );
}

/**
 * While the content suspends, because its code or messages are loading, the skeleton is shown. Surrounding content
 * stays visible.
 */
export const ValueSuspends: Story = {
  render: () => <ArrivingValue />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByText('Above')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('loading'));
    await expect(canvas.queryByText('The page is gone')).toBeNull();
  },
};

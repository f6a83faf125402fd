import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { RouteProgress } from './route-progress.tsx';

function EndsAtOnce() {
  const [active, setActive] = useState(true);
  useEffect(() => setActive(false), []);
  return <RouteProgress active={active} />;
}

const meta = {
  title: 'Components/Primitives/RouteProgress',
  component: RouteProgress,
  args: { active: true },
} satisfies Meta<typeof RouteProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: t('nav.routeLoading') })).toBeVisible();
  },
};
export const Idle: Story = { args: { active: false } };

/** The indicator stays visible for 500 ms after the route has changed. */
export const Ending: Story = {
  render: () => <EndsAtOnce />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), { timeout: 2000 });
  },
};

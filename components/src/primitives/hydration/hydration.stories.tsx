import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';
import { LocalText, useIsHydrating } from './index.ts';

/** Renders an element into a node with the given HTML, by hydrating it. */
function Hydrated({ html, children, onMismatch }: { html: string; children: ReactNode; onMismatch: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = document.createElement('div');
    container.innerHTML = html;
    place.current?.replaceChildren(container);
    const root = hydrateRoot(container, children, { onRecoverableError: onMismatch });
    return () => void setTimeout(() => root.unmount());
  }, [html, children, onMismatch]);
  return <div ref={place} />;
}

function Place() {
  return <span>{useIsHydrating() ? 'somewhere' : 'Berlin'}</span>;
}

const meta = {
  title: 'Components/Primitives/Hydration',
  component: Hydrated,
  args: { html: '', children: null, onMismatch: fn() },
  argTypes: { children: { control: 'text' } },
} satisfies Meta<typeof Hydrated>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The date in the browser's time zone replaces the date that the server rendered. */
export const Time: Story = {
  args: { html: '<span>Mar 5, 2026</span>', children: <LocalText>Mar 4, 2026</LocalText> },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('Mar 4, 2026')).toBeVisible());
    await expect(canvas.queryByText('Mar 5, 2026')).toBeNull();
    await expect(args.onMismatch).not.toHaveBeenCalled();
  },
};

/** Data that SSR does not have is rendered after hydration. */
export const SecondRender: Story = {
  args: { html: '<span>somewhere</span>', children: <Place /> },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('Berlin')).toBeVisible());
    await expect(args.onMismatch).not.toHaveBeenCalled();
  },
};

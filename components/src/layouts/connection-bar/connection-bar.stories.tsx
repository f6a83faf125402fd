import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { ConnectionBar } from './connection-bar.tsx';

const meta = {
  title: 'Components/Layouts/ConnectionBar',
  component: ConnectionBar,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { problem: 'offline' },
} satisfies Meta<typeof ConnectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('connection:offline'));
  },
};

export const Reconnecting: Story = {
  args: { problem: 'reconnecting' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region')).toHaveTextContent(t('connection:reconnecting'));
  },
};

/** Assistive technology announces only what appears in a region that is already on the page. */
export const Connected: Story = {
  args: { problem: undefined },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement();
  },
};

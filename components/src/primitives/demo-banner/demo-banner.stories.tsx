import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoBanner } from './demo-banner.tsx';

const meta = {
  title: 'Components/Primitives/DemoBanner',
  component: DemoBanner,
} satisfies Meta<typeof DemoBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Plain: Story = {};
export const WithMailbox: Story = { args: { mailboxHref: '/dev/mailbox' } };

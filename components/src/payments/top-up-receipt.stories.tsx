import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { payment } from './fixtures.ts';
import { TopUpReceipt } from './top-up-receipt.tsx';

const meta = {
  title: 'Components/Payments/TopUpReceipt',
  component: TopUpReceipt,
  args: { receipt: { payment, balance: 175, clientSecret: null }, onAgain: fn() },
} satisfies Meta<typeof TopUpReceipt>;

export default meta;

export const Succeeded: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failure, t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { OperatorCodeScreen, type OperatorCodeScreenProps } from './operator-code-screen.tsx';

const meta = {
  title: 'Screens/Operator/OperatorCodeScreen',
  tags: ['screen', 'operator'],
  component: OperatorCodeScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/operator' },
  args: {
    hasSecondFactor: true,
    submit: fn(async (): ReturnType<OperatorCodeScreenProps['submit']> => ({ ok: true })),
  },
} satisfies Meta<typeof OperatorCodeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('secondFactor:code.label')), '492039{Enter}');
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ code: '492039' }));
  },
};

export const RateLimited: Story = {
  args: { submit: fn(async () => failure('RATE_LIMITED', { retryAfter: 300 })) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('secondFactor:code.label')), '492039{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failures.RATE_LIMITED', { count: 5 }));
  },
};

/** An operator without a second factor sets it up first. */
export const WithoutSecondFactor: Story = {
  args: { hasSecondFactor: false },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('operator:code.setUp') });
    await expect(link).toHaveAttribute('href', '/user/second-factor');
  },
};

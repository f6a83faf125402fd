import type { SecondFactor } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { type FormResult, failed, loading, ready } from '../primitives/index.ts';
import { failure, t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { SecondFactorScreen } from './second-factor-screen.tsx';

const retry = fn();
const off: SecondFactor = { isEnabled: false, isOperator: false, recoveryCodesLeft: 0 };
const on: SecondFactor = { isEnabled: true, isOperator: false, recoveryCodesLeft: 9 };
const secret = {
  secret: 'NB2W45DFOIZA4LTJMNSXIZLSMFXGIZLS',
  uri: 'otpauth://totp/Fanlight:noor%40fanlight.example?issuer=Fanlight&secret=NB2W45DFOIZA4LTJMNSXIZLSMFXGIZLS',
};
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `3f9a${index}-c81d${index}`);

const accept = () => fn(async (): Promise<FormResult<never>> => ({ ok: true }));

const meta = {
  title: 'Screens/Everyone/SecondFactorScreen',
  tags: ['screen', 'everyone'],
  component: SecondFactorScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/user/second-factor' },
  args: {
    factor: ready(off),
    secret: null,
    recoveryCodes: null,
    start: accept(),
    confirm: accept(),
    remove: accept(),
    onCopyCodes: fn(),
    onFinish: fn(),
  },
} satisfies Meta<typeof SecondFactorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('secondFactor:off.start') }));
    await expect(await canvas.findByText(t('secondFactor:code.required'))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(t('secondFactor:password')), 'paper folds twice{Enter}');
    await waitFor(() => expect(args.start).toHaveBeenCalledWith({ password: 'paper folds twice', code: '' }));
  },
};

export const WrongPassword: Story = {
  args: { start: fn(async () => ({ fieldErrors: { password: t('errors:WRONG_PASSWORD') } })) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('secondFactor:password')), 'wrong{Enter}');
    await expect(await canvas.findByText(t('errors:WRONG_PASSWORD'))).toBeVisible();
  },
};

/** The secret as a picture and as a text. A code turns the second factor on. */
export const Setup: Story = {
  args: { secret },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('img', { name: t('secondFactor:setup.qr') })).toBeVisible();
    await expect(canvas.getByText(/^NB2W 45DF/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(t('secondFactor:code.label')), '492039{Enter}');
    await waitFor(() => expect(args.confirm).toHaveBeenCalledWith({ code: '492039' }));
  },
};

export const WrongCode: Story = {
  args: { secret, confirm: fn(async () => ({ fieldErrors: { code: t('errors:INVALID') } })) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('secondFactor:code.label')), '111111{Enter}');
    await expect(await canvas.findByText(t('errors:INVALID'))).toBeVisible();
  },
};

/** The recovery codes are shown once, after the setup. */
export const RecoveryCodes: Story = {
  args: { secret, recoveryCodes },
  async play({ canvas, args }) {
    const list = within(await canvas.findByRole('list', { name: t('secondFactor:recovery.title') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: t('secondFactor:recovery.copy') }));
    await expect(args.onCopyCodes).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('secondFactor:recovery.done') }));
    await expect(args.onFinish).toHaveBeenCalled();
  },
};

export const On: Story = {
  args: { factor: ready(on) },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('secondFactor:on.codes', { count: 9 }))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(t('secondFactor:password')), 'paper folds twice');
    await userEvent.type(canvas.getByLabelText(t('secondFactor:code.label')), '492039{Enter}');
    await waitFor(() => expect(args.remove).toHaveBeenCalledWith({ password: 'paper folds twice', code: '492039' }));
  },
};

export const RateLimited: Story = {
  args: { factor: ready(on), remove: fn(async () => failure('RATE_LIMITED', { retryAfter: 300 })) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('secondFactor:password')), 'paper folds twice');
    await userEvent.type(canvas.getByLabelText(t('secondFactor:code.label')), '492039{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failures.RATE_LIMITED', { count: 5 }));
  },
};

/** Operators find the console here. */
export const Operator: Story = {
  args: { factor: ready({ ...on, isOperator: true }) },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('secondFactor:on.console') });
    await expect(link).toHaveAttribute('href', '/operator');
  },
};

/** Operators learn why they need a second factor. */
export const OperatorWithout: Story = { args: { factor: ready({ ...off, isOperator: true }) } };
export const Loading: Story = { args: { factor: loading } };

export const Failed: Story = {
  args: { factor: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

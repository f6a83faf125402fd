import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed, sampleCaptcha } from '../auth/sample.tsx';
import { failure, failureText, t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { ContactScreen, type ContactScreenProps } from './contact-screen.tsx';

const submit = (result: Awaited<ReturnType<ContactScreenProps['submit']>>) =>
  fn(async (): ReturnType<ContactScreenProps['submit']> => result);

const meta = {
  title: 'Screens/Everyone/ContactScreen',
  tags: ['screen', 'everyone'],
  component: ContactScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/contact' },
  args: { submit: submit({ ok: true }) },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function write(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(t('settings:contact.name')), 'Priya Raman');
  await userEvent.type(canvas.getByLabelText(t('settings:contact.email')), 'priya@fanlight.example');
  await userEvent.type(canvas.getByLabelText(t('settings:contact.message')), 'Can captions be added later?');
  await userEvent.click(canvas.getByRole('button', { name: t('settings:contact.send') }));
}

export const Ready: Story = {};
/** The site requires a captcha. */
export const WithCaptcha: Story = { args: { captcha: sampleCaptcha } };
/** The form already contains the name and the e-mail address of a logged-in user. */
export const LoggedIn: Story = { args: { initial: { name: 'Ines Moreau', email: 'ines@fanlight.example' } } };
export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('settings:contact.send') }));
    await expect((await canvas.findAllByText(t('settings:contact.required'))).length).toBe(2);
    await expect(args.submit).not.toHaveBeenCalled();
  },
};
export const Sending: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  play: ({ canvas }) => write(canvas),
};
export const Sent: Story = {
  async play({ canvas, args }) {
    await write(canvas);
    await expect(await canvas.findByRole('heading', { name: t('settings:contact.sentTitle') })).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({
      name: 'Priya Raman',
      email: 'priya@fanlight.example',
      subject: '',
      message: 'Can captions be added later?',
    });
  },
};
export const Refused: Story = {
  args: { submit: fn(async () => failure('RATE_LIMITED', { retryAfter: 2400 })) },
  async play({ canvas }) {
    await write(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('RATE_LIMITED', { retryAfter: 2400 }));
    await expect(canvas.getByLabelText(t('settings:contact.message'))).toHaveValue('Can captions be added later?');
  },
};

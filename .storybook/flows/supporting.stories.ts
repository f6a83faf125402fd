import { expect, waitFor, within } from 'storybook/test';
import { t, tPattern } from '../../components/src/testing/index.ts';
import { fill, press, pressWith } from '../contract/acts.ts';
import { createStep, flow, payInDialog } from './step.tsx';
import { iris, join, register, subscribe, tip, topUp } from './world.ts';

const meta = { title: 'Flows/Becoming a supporter', ...flow, tags: ['flow', '!autodocs', '!test'] };
export default meta;

const page = () => within(document.body);
const seeHeading = async (name: string | RegExp) => {
  await page().findByRole('heading', { name });
};

export const Register = {
  ...createStep({
    path: '/auth/register',
    as: 'visitor',
    async play() {
      await fill('auth:register.name', iris.name)();
      await fill('auth:register.username', iris.username)();
      await fill('auth:register.email', iris.email)();
      await fill('auth:register.password', iris.password)();
      await press('auth:register.submit')();
      await seeHeading(t('auth:checkMail.title'));
    },
  }),
  name: '1 Register',
};

export const Verify = {
  ...createStep({
    path: '/dev/mailbox',
    as: 'visitor',
    async prepare(createClient) {
      await register(createClient);
      return {};
    },
    async play() {
      const [newest] = await page().findAllByRole('article');
      (await within(newest as HTMLElement).findByRole('link')).click();
      await seeHeading(t('auth:verification.verifiedTitle'));
    },
  }),
  name: '2 Verify the address',
};

export const Subscribe = {
  ...createStep({
    path: '/mara.clay?dialog=subscribe&type=monthly',
    as: 'fan',
    async prepare(createClient) {
      const client = await join(createClient);
      await topUp(client);
      return { token: client.transport.token.get() };
    },
    async play() {
      await payInDialog('subscriptions:dialog.pay');
      await page().findByRole('button', { name: t('wallet:pay.done') });
    },
  }),
  name: '3 Subscribe',
};

export const Tip = {
  ...createStep({
    path: '/mara.clay?dialog=tip',
    as: 'fan',
    async prepare(createClient) {
      const client = await join(createClient);
      await topUp(client);
      await subscribe(client);
      return { token: client.transport.token.get() };
    },
    async play() {
      await fill('wallet:tip.otherAmount', '25')();
      await pressWith('wallet:tip.send')();
      await seeHeading(tPattern('wallet:tip.sentTitle'));
    },
  }),
  name: '4 Tip',
};

export const Notification = {
  ...createStep({
    path: '/notifications',
    as: 'performer',
    async prepare(createClient) {
      const client = await join(createClient);
      await topUp(client);
      await subscribe(client);
      await tip(client);
      return {};
    },
    async play() {
      // Compares only the text before the amount, which is formatted by language, and without the elements around the name and the amount.
      const [text = ''] = t('notifications:text.tip', { name: iris.name, amount: '§' })
        .replaceAll(/<\/?\w+>/g, '')
        .split('§');
      await waitFor(() => expect(document.body).toHaveTextContent(text.trim()));
    },
  }),
  name: '5 The performer is notified',
};

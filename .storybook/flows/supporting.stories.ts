import { expect, waitFor, within } from 'storybook/test';
import { t, tPattern } from '../../components/src/testing/index.ts';
import { fill, press, pressWith, steps } from '../contract/acts.ts';
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
    async play({ step }) {
      await steps(
        fill('auth:register.name', iris.name),
        fill('auth:register.username', iris.username),
        fill('auth:register.email', iris.email),
        fill('auth:register.password', iris.password),
        press('auth:register.submit'),
      )(step);
      await step('The page asks the viewer to open the mail', () => seeHeading(t('auth:checkMail.title')));
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
    async play({ step }) {
      await step('Open the link in the newest mail', async () => {
        const [newest] = await page().findAllByRole('article');
        (await within(newest as HTMLElement).findByRole('link')).click();
      });
      await step('The address is verified', () => seeHeading(t('auth:verification.verifiedTitle')));
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
    async play({ step }) {
      await step('Pay for the subscription', () => payInDialog('subscriptions:dialog.pay'));
      await step('The receipt is shown', async () => {
        await page().findByRole('button', { name: t('wallet:pay.done') });
      });
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
    async play({ step }) {
      await steps(fill('wallet:tip.otherAmount', '25'), pressWith('wallet:tip.send'))(step);
      await step('The tip is sent', () => seeHeading(tPattern('wallet:tip.sentTitle')));
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
    async play({ step }) {
      // Compares only the text before the amount, which is formatted by language, and without the elements around the name and the amount.
      const [text = ''] = t('notifications:text.tip', { name: iris.name, amount: '§' })
        .replaceAll(/<\/?\w+>/g, '')
        .split('§');
      await step('The notification of the tip is shown', () =>
        waitFor(() => expect(document.body).toHaveTextContent(text.trim())),
      );
    },
  }),
  name: '5 The performer is notified',
};

import { expect, waitFor, within } from 'storybook/test';
import { t, tPattern } from '../../components/src/testing/index.ts';
import { fill, press, pressWith, steps } from '../contract/acts.ts';
import { createStep, flow } from './step.tsx';
import { type CreateClient, join } from './world.ts';

const meta = { title: 'Flows/A declined card', ...flow, tags: ['flow', '!autodocs', '!test'] };
export default meta;

const page = () => within(document.body);

/** The wallet of Iris, who pays with a test card. */
const wallet = { path: '/user/wallet', as: 'fan' } as const;
const prepare = async (createClient: CreateClient) => ({
  token: (await join(createClient)).transport.token.get(),
});
const payWith = (card: 'payments:card.useDeclined' | 'payments:card.useAuthentication') =>
  steps(fill('payments:topUp.otherAmount', '40'), press(card), pressWith('payments:topUp.pay'));

export const Declined = {
  ...createStep({
    ...wallet,
    prepare,
    async play({ step }) {
      await payWith('payments:card.useDeclined')(step);
      await step('The page says that the card was declined', () =>
        waitFor(() => expect(page().getByRole('alert')).toHaveTextContent(t('payments:failure.card_declined'))),
      );
    },
  }),
  name: '1 The card is declined',
};

export const Authentication = {
  ...createStep({
    ...wallet,
    prepare,
    async play({ step }) {
      await payWith('payments:card.useAuthentication')(step);
      await step('The bank asks the viewer', async () => {
        await page().findByRole('heading', { name: t('payments:authentication.title') });
      });
    },
  }),
  name: '2 The bank asks',
};

export const Paid = {
  ...createStep({
    ...wallet,
    prepare,
    async play({ step }) {
      await steps(payWith('payments:card.useAuthentication'), pressWith('payments:authentication.approve'))(step);
      await step('The payment is done', async () => {
        await page().findByRole('heading', { name: tPattern('payments:topUp.doneTitle') });
      });
    },
  }),
  name: '3 Paid',
};

import { handlers, make, mocks } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { beginVisit, Visited } from './sample.tsx';

/** The idempotency keys of the tips in this story. */
let keys: string[] = [];
/** The responses to tips; success by default. */
let failure: (() => Response) | undefined;

const refused = (statusCode: number, code: string) => () =>
  HttpResponse.json({ statusCode, code, error: code, message: code, requestId: 'a' }, { status: statusCode });

const tip = http.post('*/wallet/charges/tip/:id', ({ request }) => {
  keys.push(request.headers.get('Idempotency-Key') ?? '');
  return failure?.() ?? HttpResponse.json({ data: make.getChargeReceiptMock() }, { status: 201 });
});

const id = '0193f2a4c1d07b3e5a918c42';
const asFan = mocks.users.getGetMeMockHandler(() => ({ data: make.getMeMock({ isPerformer: false, balance: 500 }) }));

const meta = {
  title: 'Flows/Payments',
  tags: ['flow'],
  component: Visited,
  parameters: {
    route: null,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    msw: { handlers: [asFan, tip, ...handlers] },
  },
  args: { address: `/posts/${id}?dialog=tip-for-post&post=${id}&amount=25`, as: 'fan' },
  loaders: [
    (context) => {
      keys = [];
      failure = undefined;
      return beginVisit(context);
    },
  ],
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const pay = async () => {
  const dialog = within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Tip $25.00' }, { timeout: 10_000 }));
  return dialog;
};

/** After a server error it is unknown whether the tip was paid, so the key stays. */
export const RetriesWithTheSameKey: Story = {
  async play() {
    failure = refused(500, 'INTERNAL');
    const dialog = await pay();
    await expect(await dialog.findByRole('alert', {}, { timeout: 10_000 })).toBeVisible();
    failure = undefined;
    await pay();
    await expect(await within(document.body).findByText(/Your balance was/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** The server refused the tip, so the next attempt is a new payment. */
export const TakesANewKeyAfterARefusal: Story = {
  async play() {
    failure = refused(403, 'FORBIDDEN');
    const dialog = await pay();
    await expect(await dialog.findByRole('alert', {}, { timeout: 10_000 })).toBeVisible();
    failure = undefined;
    await pay();
    await waitFor(() => expect(new Set(keys).size).toBe(2));
  },
};

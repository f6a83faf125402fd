import { readFileSync } from 'node:fs';
import { type FakeStripe, startFakeStripe } from '@fanlight/server/testing/stripe';
import type { BrowserContext, Page, Route } from 'playwright/test';
import type { StripeAccess, TimedHost } from '../host.ts';

/**
 * A fake of Stripe that needs no network: the API on the loopback interface, the library and the frames in the
 * browser, and webhook events.
 */
export interface JourneyStripe {
  access: StripeAccess;
  /** Sends all further events to this host. Each is sent twice, as Stripe may do. */
  sendEventsTo(host: TimedHost): void;
  /** Responds to the requests of pages to stripe.com. */
  serve(context: BrowserContext): Promise<void>;
  /** Returns the number of calls of an endpoint, such as `POST /v1/payment_intents`. */
  count(call: string): number;
  /** The URLs of stripe.com that were requested, but that the fake does not have. */
  unknown: string[];
  /** The statuses with which the host has responded to events. */
  eventStatuses: number[];
  /** Waits until all events were sent, and the host has responded to them. */
  sendRemainingEvents(): Promise<void>;
  stop(): Promise<void>;
}

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const files: Record<string, { contentType: string; body: string }> = {
  'js.stripe.com/endive/stripe.js': { contentType: 'text/javascript', body: file('stripe-js.js') },
  'js.stripe.com/v3/card.html': { contentType: 'text/html', body: file('card.html') },
  'hooks.stripe.com/3d_secure_2/challenge.html': { contentType: 'text/html', body: file('challenge.html') },
};

/** Forwards a call of the browser to the fake API. Allows every origin to read the response. */
async function passOn(route: Route, apiUrl: URL): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const body = request.postData();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(new URL(pathname + search, apiUrl), { method: request.method(), headers, body });
  await route.fulfill({
    status: response.status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
    body: await response.text(),
  });
}

/** Signs an event as Stripe does, and posts it to the webhook of the host. */
async function post(fakeStripe: FakeStripe, host: TimedHost, event: { id: string; type: string; object: unknown }) {
  const { body, signature } = fakeStripe.sign(event, host.now());
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(`${host.origin}/api/payment/stripe/webhook`, { method: 'POST', headers, body })).status;
}

/** Starts the fake. Stop it after the host, whose calls it answers until then. */
export async function startStripe(): Promise<JourneyStripe> {
  let host: TimedHost | undefined;
  let count = 0;
  const eventStatuses: number[] = [];
  const unknown: string[] = [];
  const sent = new Set<Promise<unknown>>();
  const sendEvent = (type: string, object: unknown) => {
    if (!host) return;
    count += 1;
    // Copies the object, because each later change of it is an event of its own.
    const event = { id: `evt_fake${count}`, type, object: structuredClone(object) };
    const to = host;
    for (const wait of [50, 150]) {
      const sending = new Promise((resolve) => setTimeout(resolve, wait)).then(async () =>
        eventStatuses.push(await post(fakeStripe, to, event)),
      );
      // A failure is reported by `sendRemainingEvents`. Those after the end of the host are expected.
      sending.catch(() => undefined);
      sent.add(sending);
    }
  };
  const fakeStripe = await startFakeStripe(sendEvent);
  const { apiUrl, ...keys } = fakeStripe.options;
  return {
    access: { ...keys, apiUrl: apiUrl.href },
    sendEventsTo: (to) => {
      host = to;
    },
    async serve(context) {
      await context.route(/^https:\/\/([a-z]+\.)*stripe\.com\//, async (route) => {
        const { hostname, pathname } = new URL(route.request().url());
        if (hostname === 'api.stripe.com') return passOn(route, apiUrl);
        const found = files[hostname + pathname];
        if (found) return route.fulfill({ status: 200, ...found });
        unknown.push(hostname + pathname);
        return route.abort();
      });
    },
    count: (call) => fakeStripe.calls.filter((each) => each === call).length,
    unknown,
    eventStatuses,
    async sendRemainingEvents() {
      await Promise.all(sent);
    },
    async stop() {
      await Promise.allSettled(sent);
      await fakeStripe.stop();
    },
  };
}

/** Types a card into the frame of Stripe on the page. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await frame.getByPlaceholder('Card number').fill(number);
  await frame.getByPlaceholder('MM / YY').fill('12 / 34');
  await frame.getByPlaceholder('CVC').fill('123');
}

/** Completes or fails the bank's authentication in the frame of the bank. */
export async function decideAtBank(page: Page, decision: 'Complete' | 'Fail'): Promise<void> {
  await page
    .frameLocator('iframe[title="The bank\'s question"]')
    .getByRole('button', { name: decision, exact: true })
    .click({ timeout: 30_000 });
}

import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import fixtures from '../../../../testing/stripe/fixtures.json' with { type: 'json' };
import { readSigned } from './events.ts';

const findIntent = async () => fixtures.payment_intent as unknown as Stripe.PaymentIntent;

/** Every type of event that the platform uses, with an example of the event's object. */
const samples: [type: string, object: Record<string, unknown>][] = [
  ...['succeeded', 'processing', 'requires_action', 'payment_failed', 'canceled'].map(
    (name): [string, Record<string, unknown>] => [`payment_intent.${name}`, fixtures.payment_intent],
  ),
  ['charge.refunded', fixtures.charge],
  ...['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
    (name): [string, Record<string, unknown>] => [`charge.dispute.${name}`, fixtures.dispute],
  ),
  ['setup_intent.succeeded', fixtures.setup_intent],
  ['setup_intent.setup_failed', fixtures.setup_intent],
  ['payment_method.updated', fixtures.payment_method],
  ['payment_method.automatically_updated', fixtures.payment_method],
  ['payment_method.detached', fixtures.payment_method],
];

/** Returns the paths of those values in a fact that are undefined or of a wrong type. */
const wrongIn = (value: unknown): string[] =>
  Object.entries((value ?? {}) as object).flatMap(([name, inner]) => {
    if (typeof inner === 'object' && inner !== null) return wrongIn(inner).map((path) => `${name}.${path}`);
    const isText = typeof inner === 'string' || inner === null;
    const isRight = name === 'amount' || name.startsWith('exp') ? Number.isInteger(inner) : isText;
    return isRight ? [] : [`${name}: ${inner}`];
  });

/** Parses an event, and returns the paths of the wrong values in its fact. Returns none if the event is refused. */
const readWrongValues = (event: unknown) =>
  readSigned(event, findIntent).then(
    ({ fact }) => wrongIn(fact),
    (error) => (error.code === 'MALFORMED_BODY' ? [] : [String(error)]),
  );

describe('a signed event', () => {
  it.each([null, [], {}, 5, 'text', { id: 'evt_1' }, { id: 'evt_1', type: 'charge.refunded', data: {} }])(
    'is refused if it is %j',
    async (event) => {
      await expect(readSigned(event, findIntent)).rejects.toMatchObject({ code: 'MALFORMED_BODY' });
    },
  );

  it('is ignored if its type is unknown', async () => {
    const event = { id: 'evt_1', type: 'invoice.paid', data: { object: {} } };
    expect(await readSigned(event, findIntent)).toEqual({ eventId: 'evt_1', fact: null });
  });

  it.each(samples)('of the type %s is refused if a field is missing or has a wrong type', async (type, object) => {
    const event = { id: 'evt_1', type, data: { object } };
    expect(await readWrongValues(event)).toEqual([]);
    expect(await readWrongValues({ ...event, data: { object: {} } })).toEqual([]);
    for (const name of Object.keys(object))
      for (const value of [undefined, null, 5.5, 'text', {}])
        expect([
          name,
          value,
          await readWrongValues({ ...event, data: { object: { ...object, [name]: value } } }),
        ]).toEqual([name, value, []]);
  });
});

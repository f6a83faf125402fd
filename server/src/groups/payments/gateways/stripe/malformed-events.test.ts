import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import fixtures from '../../../../testing/stripe/fixtures.json' with { type: 'json' };
import { readSigned } from './events.ts';

const findIntent = async () => fixtures.payment_intent as unknown as Stripe.PaymentIntent;

/** Every type of event that is used, with an object of its kind. */
const objects: [type: string, object: Record<string, unknown>][] = [
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

/** What a viewer finds of a fact that undefined or a value of another type got into. */
const wrongIn = (value: unknown): string[] =>
  Object.entries((value ?? {}) as object).flatMap(([name, inner]) => {
    if (typeof inner === 'object' && inner !== null) return wrongIn(inner).map((path) => `${name}.${path}`);
    const isText = typeof inner === 'string' || inner === null;
    const isRight = name === 'amount' || name.startsWith('exp') ? Number.isInteger(inner) : isText;
    return isRight ? [] : [`${name}: ${inner}`];
  });

/** Reads an event; the wrong parts of its fact, and none where it is refused. */
const read = (event: unknown) =>
  readSigned(event, findIntent).then(
    ({ fact }) => wrongIn(fact),
    (error) => (error.code === 'MALFORMED_BODY' ? [] : [String(error)]),
  );

describe('a signed event', () => {
  it.each([null, [], {}, 5, 'text', { id: 'evt_1' }, { id: 'evt_1', type: 'charge.refunded', data: {} }])(
    'is refused that is %j',
    async (event) => {
      await expect(readSigned(event, findIntent)).rejects.toMatchObject({ code: 'MALFORMED_BODY' });
    },
  );

  it('of an unknown type is ignored', async () => {
    const event = { id: 'evt_1', type: 'invoice.paid', data: { object: {} } };
    expect(await readSigned(event, findIntent)).toEqual({ eventId: 'evt_1', fact: null });
  });

  it.each(objects)('%s is read, or refused when a field is missing or of another type', async (type, object) => {
    const event = { id: 'evt_1', type, data: { object } };
    expect(await read(event)).toEqual([]);
    expect(await read({ ...event, data: { object: {} } })).toEqual([]);
    for (const name of Object.keys(object))
      for (const value of [undefined, null, 5.5, 'text', {}])
        expect([name, value, await read({ ...event, data: { object: { ...object, [name]: value } } })]).toEqual([
          name,
          value,
          [],
        ]);
  });
});

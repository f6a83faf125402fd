import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@fanlight/sdk/operations';
import { expect, it } from 'vitest';
import { paymentOperations } from './payment-operations.ts';

const app = join(import.meta.dirname, '../..');
const table = 'groups/payments/payment-operations.ts';

/**
 * The calls that other files are allowed to make. The listed operation confirms the bank's authentication of an
 * existing payment. It needs no Idempotency-Key, because the call that created the payment had one.
 */
const allowedCalls = { 'groups/payments/use-bank-authentication.tsx': ['authenticateSandboxPayment'] } as Record<
  string,
  string[]
>;

const moneyOperations = Object.entries(operations).flatMap(([name, { idempotent }]) => (idempotent ? [name] : []));

/** Matches the names by which a source file can call an operation: its function, hook, hook options, or entry of `api`. */
const namesOf = (name: string) => {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return new RegExp(`\\b(${name}|use${title}|get${title}MutationOptions)\\b`);
};

/** Returns the money-moving operations that a source file can call, according to its imports from the SDK. */
function moneyOperationsIn(text: string): string[] {
  const imported = Array.from(
    text.matchAll(/import \{([^}]*)\} from '@fanlight\/sdk\/(?:hooks|api)'/g),
    ([, names]) => names,
  );
  const entries = Array.from(text.matchAll(/\bapi\.(\w+)/g), ([, name]) => name);
  const called = [...imported, ...entries].join(' ');
  return moneyOperations.filter((name) => namesOf(name).test(called));
}

it('the search for calls finds an operation that moves money by its function, its hook and its entry of `api`', () => {
  expect(moneyOperationsIn("import {\n  tipPerformer,\n} from '@fanlight/sdk/api';")).toEqual(['tipPerformer']);
  expect(moneyOperationsIn("import { useTipPerformer } from '@fanlight/sdk/hooks';")).toEqual(['tipPerformer']);
  expect(moneyOperationsIn('await client.call(api.tipPerformer, {});')).toEqual(['tipPerformer']);
  expect(moneyOperationsIn("import { getTipPerformerMutationKey } from '@fanlight/sdk/hooks';")).toEqual([]);
});

it('only payment-operations.ts and listed exceptions call operations that move money', () => {
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && file !== table,
  );
  const otherCalls = sources.flatMap((file) =>
    moneyOperationsIn(readFileSync(join(app, file), 'utf8'))
      .filter((name) => !allowedCalls[file]?.includes(name))
      .map((name) => `${file}: ${name} belongs into ${table}`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(otherCalls).toEqual([]);
});

it('payment-operations.ts lists only operations that take an Idempotency-Key', () => {
  expect(moneyOperations).toEqual(expect.arrayContaining(Object.keys(paymentOperations)));
});

import { api } from '@fanlight/sdk';
import { everywhere, type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import type { Caller, Outcome, Person } from './callers.ts';
import { inputOf, inTurn, Pool } from './steps.ts';

const people: readonly Person[] = ['nobody', 'fan', 'performer'];

/** One call and what came of it, with everything taken out that is another thing each time. */
export interface Line {
  operation: OperationId;
  person: Person;
  status: Outcome['status'];
  /** As JSON. */
  text: string;
  /** What of the answer is not as the contract says. */
  problems: string[];
}

/** What is wrong with an outcome under the contract. */
function problemsOf(id: OperationId, { status, body }: Outcome): string[] {
  const operation: Operation = operations[id];
  if (status !== 'ok') {
    const { code } = body as { code?: (typeof everywhere)[number] };
    return code && [...operation.errors, ...everywhere].includes(code) ? [] : [`${code} is not among its errors`];
  }
  const validator = (bindings[id] as Binding).response;
  if (!validator) return [];
  const result = validator.safeParse({ data: body });
  if (!result.success) return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  // The validator strips what the contract does not name.
  const isWhole = sorted({ data: body }) === sorted(result.data);
  return isWhole ? [] : ['has fields that the contract does not name'];
}

/** As text with the names of fields in order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Puts the same word for what is another each time: ids by their order of appearance, times, secrets, pictures. */
function createNormaliser(): (body: unknown) => string {
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
    return `#${numbers.get(id)}`;
  };
  return (body) =>
    sorted(body)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/data:image\/[^"]+/g, 'PREVIEW')
      .replaceAll(/https?:\/\/(localhost|127\.0\.0\.1):\d+/g, 'ORIGIN')
      .replaceAll(/expires=\d+&signature=\w+/g, 'SIGNED')
      .replaceAll(/"(token|cursor|requestId)":"[^"]+"/g, '"$1":"…"')
      .replaceAll(/token=[\w-]+/g, 'token=…')
      // A referral code ends in four letters and digits of chance.
      .replaceAll(/([A-Z]{2,}-)[A-Z0-9]{4}\b/g, '$1CODE')
      .replaceAll(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g, numberOf);
}

/** A random choice of everybody, in an order that is always the same. */
function inOrder(id: OperationId, body: unknown): unknown {
  if (id !== 'listRandomPerformers') return body;
  const list = body as { data: { username: string }[] };
  return { ...list, data: list.data.toSorted((a, b) => (a.username < b.username ? -1 : 1)) };
}

/** Calls every operation of the contract as everybody, and writes down what comes of it. */
export async function takeTranscript(caller: Caller): Promise<Line[]> {
  const pool = new Pool();
  const normalise = createNormaliser();
  const lines: Line[] = [];
  for (const operation of inTurn) {
    for (const person of people) {
      const outcome = await caller.call(person, api[operation], inputOf(operation, pool));
      const { status } = outcome;
      const body = status === 'ok' ? inOrder(operation, outcome.body) : outcome.body;
      if (status === 'ok') pool.learn(operation, body);
      const problems = problemsOf(operation, outcome);
      lines.push({ operation, person, status, text: normalise(body), problems });
    }
  }
  return lines;
}

import { api } from '@fanlight/sdk';
import { everywhere, type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import type { ClientName, HostClients, Outcome } from './clients.ts';
import { inputOf, operationsInOrder, Pool } from './steps.ts';

const clientNames: readonly ClientName[] = ['visitor', 'fan', 'performer'];

/** The usernames of two users of the demo. */
const logins = { fan: 'noor', performer: 'mara.clay' } as const;
export const demoPassword = 'fanlight-demo';

/** A call and its result. The parts that differ between runs are removed. */
export interface Line {
  operation: OperationId;
  clientName: ClientName;
  status: Outcome['status'];
  /** The result as JSON. */
  text: string;
  /** Violations of the contract in the response. */
  problems: string[];
}

/** Returns the violations of the contract in an outcome. */
export function problemsOf(id: OperationId, { status, body }: Outcome): string[] {
  const operation: Operation = operations[id];
  if (status !== 'ok') {
    const { code } = body as { code?: (typeof everywhere)[number] };
    return code && [...operation.errors, ...everywhere].includes(code) ? [] : [`${code} is not among its errors`];
  }
  const validator = (bindings[id] as Binding).response;
  if (!validator) return [];
  const result = validator.safeParse({ data: body });
  if (!result.success) return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  // The validator has removed unknown fields.
  const isWhole = sorted({ data: body }) === sorted(result.data);
  return isWhole ? [] : ['has fields that the contract does not name'];
}

/** Returns a value as JSON with sorted field names. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/**
 * Returns a function that replaces the parts of a body that differ between runs: ids (by the order in which they
 * appear), times, secrets and images.
 */
export function createNormaliser(): (body: unknown) => string {
  const numbers = new Map<string, number>();
  const numberOf = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
    return `#${numbers.get(id)}`;
  };
  return (body) =>
    sorted(body)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      // Dates in mails are replaced, because the demo data of the tab may be from the day before.
      .replaceAll(/\b[A-Z][a-z]+ \d{1,2}, \d{4}\b|\b\d{1,2} de [a-z]+ de \d{4}\b/g, 'DATE')
      .replaceAll(/"retryAfter":\d+/g, '"retryAfter":"…"')
      .replaceAll(/data:image\/[^"]+/g, 'PREVIEW')
      .replaceAll(/https?:\/\/(localhost|127\.0\.0\.1):\d+/g, 'ORIGIN')
      // Only the server has ffmpeg, which makes the renditions and the storyboard.
      .replaceAll(/"hls":("[^"]*"|null)/g, '"hls":"…"')
      .replaceAll(/"storyboard":(\{[^{}]*\}|null)/g, '"storyboard":"…"')
      .replaceAll(/expires=\d+&signature=\w+/g, 'SIGNED')
      .replaceAll(/"(token|cursor|requestId|registrationKey)":"[^"]+"/g, '"$1":"…"')
      .replaceAll(/token=[\w-]+/g, 'token=…')
      // Replaces the code of a promotion. Among the codes of errors, only two have eight letters.
      .replaceAll(/"(code|promotionCode)":"(?!CONFLICT|INTERNAL)[A-Z0-9]{8}"/g, '"$1":"CODE"')
      // Replaces the end of the id of an account for payouts.
      .replaceAll(/("accountEnd":"|Stripe, •••• )\w{4}\b/g, '$1END')
      // Replaces the four random letters and digits at the end of a referral code.
      .replaceAll(/([A-Z]{2,}-)[A-Z0-9]{4}\b/g, '$1CODE')
      .replaceAll(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g, numberOf);
}

/** Sorts the performers if the operation lists them in a random order. Returns other bodies unchanged. */
function inOrder(id: OperationId, body: unknown): unknown {
  if (id !== 'listRandomPerformers') return body;
  const list = body as { data: { username: string }[] };
  return { ...list, data: list.data.toSorted((a, b) => (a.username < b.username ? -1 : 1)) };
}

/** Returns the outcome of a call as a line of the transcript. */
export function toLine(
  operation: OperationId,
  clientName: ClientName,
  outcome: Outcome,
  normalise: (body: unknown) => string,
): Line {
  const { status, body } = outcome;
  const text = normalise(status === 'ok' ? inOrder(operation, body) : body);
  return { operation, clientName, status, text, problems: problemsOf(operation, outcome) };
}

/** Logs a demo user in. */
export async function logInTo(clients: HostClients, clientName: ClientName, credentials: string): Promise<void> {
  const body = { credentials, password: demoPassword, remember: true };
  const { status, body: session } = await clients.call(clientName, api.login, { params: {}, query: {}, body });
  if (status !== 'ok') throw new Error(`${credentials} can't log in: ${JSON.stringify(session)}`);
  await clients.setSessionToken(clientName, (session as { token: string }).token);
}

/** Calls every operation of the contract as each kind of viewer, and records the results. */
export async function takeTranscript(clients: HostClients): Promise<Line[]> {
  const pool = new Pool();
  const normalise = createNormaliser();
  const lines: Line[] = [];
  for (const clientName of ['fan', 'performer'] as const) await logInTo(clients, clientName, logins[clientName]);
  for (const operation of operationsInOrder) {
    for (const clientName of clientNames) {
      const outcome = await clients.call(clientName, api[operation], inputOf(operation, pool));
      if (outcome.status === 'ok') pool.collect(operation, inOrder(operation, outcome.body));
      lines.push(toLine(operation, clientName, outcome, normalise));
    }
  }
  return lines;
}

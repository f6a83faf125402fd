import type { Passwords } from '../ports/index.ts';
import { fakePasswords, type TestEngine } from '../testing/index.ts';

/** A call with arbitrary headers, cookies and IP address. */
export interface AttackCall {
  method?: string;
  ip?: string;
  token?: string;
  cookie?: string;
  body?: unknown;
}

export interface AttackResponse {
  status: number;
  code: string;
  retryAfter: number;
  cookie: string;
  // biome-ignore lint/suspicious/noExplicitAny: attacks receive responses of every shape.
  data: any;
}

/** Calls the engine without the SDK. */
export async function attack(
  engine: Pick<TestEngine, 'fetch'>,
  path: string,
  { method = 'POST', ip, token, cookie, body }: AttackCall = {},
): Promise<AttackResponse> {
  const headers = new Headers();
  if (token) headers.set('authorization', token);
  if (cookie) headers.set('cookie', cookie);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await engine.fetch(request, ip ? { ip } : {});
  const envelope = await response.json();
  return {
    status: response.status,
    code: envelope.code ?? '',
    retryAfter: Number(response.headers.get('retry-after') ?? 0),
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    data: envelope.data,
  };
}

/** Counts the operations of the `Passwords` port. Each of them would cost an argon2id hash. */
export interface CountingPasswords extends Passwords {
  checks: number;
  hashes: number;
  /** Resets both counts. */
  reset(): void;
}

/** Creates a `Passwords` port that stores passwords in plain text and counts checks and hashes. */
export function createCountingPasswords(): CountingPasswords {
  const passwords: CountingPasswords = {
    checks: 0,
    hashes: 0,
    reset: () => Object.assign(passwords, { checks: 0, hashes: 0 }),
    hash(text) {
      passwords.hashes += 1;
      return fakePasswords.hash(text);
    },
    verify(encoded, text) {
      passwords.checks += 1;
      return fakePasswords.verify(encoded, text);
    },
  };
  return passwords;
}

/** Counts responses by their code. */
export function countCodes(responses: readonly { code: string; status: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code, status } of responses) {
    const name = code || String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

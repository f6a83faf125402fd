import type { PGlite } from '@electric-sql/pglite';

/**
 * The maximum number of prepared statements, because each takes memory. Beyond it, the least recently used statement is
 * closed.
 */
const MAX_STATEMENTS = 300;

/**
 * The types of the messages that PGlite sends for one query
 * (https://www.postgresql.org/docs/15/protocol-message-formats.html).
 */
const PARSE = 80;
const DESCRIBE = 68;
const BIND = 66;
const EXECUTE = 69;
const SYNC = 83;
const QUERY = 81;

/** In a Describe or Close message, this byte stands for a statement. */
const STATEMENT = 83;

/** Matches statements after which prepared statements may return other columns. */
const changesSchema = /\b(alter\s+(table|type|view)|create|drop|deallocate|discard)\b/i;

type Send = PGlite['execProtocolStream'];
type Messages = Awaited<ReturnType<Send>>;

interface Statement {
  name: Uint8Array;
  /** The responses to Parse and Describe. */
  parsed: Messages;
  described: Messages;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Inserts a name into a message whose name is empty. */
function withName(message: Uint8Array, name: Uint8Array, offset: number): Uint8Array {
  const named = concat([message.subarray(0, offset), name, message.subarray(offset)]);
  new DataView(named.buffer).setUint32(1, named.length - 1);
  return named;
}

const sync = Uint8Array.of(SYNC, 0, 0, 0, 4);

/** A message that closes a prepared statement. */
const closeOf = (name: Uint8Array): Uint8Array => withName(Uint8Array.of(67, 0, 0, 0, 6, STATEMENT, 0), name, 6);

/**
 * Makes a client prepare each statement only once. PGlite sends every query as six messages. Each message is a call
 * into WebAssembly, and PostgreSQL parses and plans the query each time, which takes several times as long as executing
 * a short query. A statement that is already prepared is bound, executed and synchronised in a single call instead.
 * Locks, types and results are still handled by PGlite.
 *
 * @param client is changed in place
 */
export function prepareStatements(client: PGlite): void {
  const send = client.execProtocolStream.bind(client);
  const statements = new Map<string, Statement>();
  let total = 0;
  let key = '';
  /** The statement of the current query, if it is known. */
  let current: Statement | undefined;
  /** The name under which the current query is prepared; undefined if the query changes the schema. */
  let name: Uint8Array | undefined;
  let parsed: Messages = [];
  let waiting: Uint8Array[] = [];
  let isSynchronised = false;

  async function forget(keys: Iterable<string>): Promise<void> {
    const closed: Uint8Array[] = [];
    for (const each of [...keys]) {
      const statement = statements.get(each);
      statements.delete(each);
      if (statement) closed.push(closeOf(statement.name));
    }
    if (closed.length > 0) await send(concat([...closed, sync]), { syncToFs: false });
  }

  const steps: Record<number, (message: Uint8Array, options: Parameters<Send>[1]) => Promise<Messages>> = {
    async [PARSE](message, options) {
      key = decoder.decode(message.subarray(5));
      current = statements.get(key);
      waiting = [];
      isSynchronised = false;
      if (current) {
        statements.delete(key);
        statements.set(key, current);
        return current.parsed;
      }
      name = undefined;
      if (changesSchema.test(key)) {
        await forget(statements.keys());
        return send(message, options);
      }
      if (statements.size >= MAX_STATEMENTS) await forget([...statements.keys()].slice(0, 1));
      name = encoder.encode(`fanlight_${total++}`);
      parsed = await send(withName(message, name, 5), options);
      return parsed;
    },
    async [DESCRIBE](message, options) {
      const isOfStatement = message[5] === STATEMENT;
      if (!isOfStatement) {
        if (!current) return send(message, options);
        waiting.push(message);
        return [];
      }
      if (current) return current.described;
      if (!name) return send(message, options);
      const described = await send(withName(message, name, 6), options);
      current = { name, parsed, described };
      statements.set(key, current);
      return described;
    },
    async [BIND](message, options) {
      if (!current) return send(message, options);
      // The name is inserted after the empty name of the portal.
      waiting.push(withName(message, current.name, 6));
      return [];
    },
    async [EXECUTE](message, options) {
      if (!current) return send(message, options);
      const all = concat([...waiting, message, sync]);
      const responses = await send(all, options);
      isSynchronised = true;
      return responses;
    },
    async [SYNC](message, options) {
      return isSynchronised ? [] : send(message, options);
    },
    async [QUERY](message, options) {
      if (changesSchema.test(decoder.decode(message.subarray(5)))) await forget(statements.keys());
      isSynchronised = false;
      return send(message, options);
    },
  };
  client.execProtocolStream = async (message, options) =>
    (await steps[message[0] ?? 0]?.(message, options)) ?? send(message, options);
}

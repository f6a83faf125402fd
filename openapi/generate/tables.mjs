// Generates the SDK's runtime code: one value per operation, and tables of operations, invalidations, validators and
// events.
import fs from 'node:fs';
import path from 'node:path';
import { boundsModule } from './bounds.mjs';
import { errorCodesOf, eventsOf, fixedFirst, groupsOf, operationsOf, pascal, resolve } from './contract.mjs';
import { EVERYWHERE, failuresOf, reasonsOf } from './failures.mjs';
import { catalogues } from './messages.mjs';

const HEAD = '// Generated from the contract by `npm run generate`. Do not edit.\n';
const text = (value) => JSON.stringify(value);
const list = (values) => `[${values.map(text).join(', ')}]`;
const lines = (entries) => entries.map((entry) => `  ${entry},\n`).join('');

function operationsTable(document, operations) {
  const row = (o) => {
    const fields = [
      ...[`method: ${text(o.method)}`, `path: ${text(o.path)}`, `group: ${text(o.group)}`, `roles: ${list(o.roles)}`],
      ...[
        `access: ${text(o.access)}`,
        `viewer: ${text(o.viewer)}`,
        `body: ${text(o.body)}`,
        `files: ${list(o.files)}`,
        `idempotent: ${o.idempotent}`,
      ],
      ...[`endless: ${o.endless}`, `status: ${o.status}`, `answer: ${text(o.answer)}`],
      ...[
        `errors: ${list(errorCodesOf(document, o))}`,
        `invalidates: ${list(o.invalidates ?? [])}`,
        `origin: ${text(o.origin)}`,
        `isPlanned: ${o.isPlanned}`,
      ],
    ];
    return `${o.id}: { ${fields.join(', ')} }`;
  };
  return `${HEAD}import type { KnownErrorCode as ErrorCode } from './models.ts';

export type Role = 'public' | 'user' | 'performer';

/** An operation of the contract. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path after the base URL, with \`{name}\` for parameters. */
  readonly path: string;
  readonly group: Group;
  /** Roles that may call it; \`public\` requires no login. */
  readonly roles: readonly Role[];
  readonly access: 'owner' | 'participant' | 'entitled' | null;
  /** Whether a login is required, used if present, or ignored. */
  readonly viewer: 'required' | 'optional' | 'none';
  /** \`raw\` is read as bytes, without parsing. */
  readonly body: 'json' | 'multipart' | 'raw' | 'none';
  /** The fields of a multipart body that are files. */
  readonly files: readonly string[];
  /** Moves money: accepts \`Idempotency-Key\`. */
  readonly idempotent: boolean;
  /** An endless list: accepts and returns a \`cursor\`. */
  readonly endless: boolean;
  /** The status of a successful answer. */
  readonly status: number;
  readonly answer: 'json' | 'binary' | 'none';
  /** The codes with which it can fail, except \`everywhere\`. */
  readonly errors: readonly ErrorCode[];
  /** The queries that are stale after it succeeded. */
  readonly invalidates: readonly string[];
  readonly origin: 'spec' | 'extension';
  /** Described, but not implemented yet: answers 501 \`NOT_IMPLEMENTED\`. */
  readonly isPlanned: boolean;
}

/** Codes that any operation can fail with. */
export const everywhere: readonly ErrorCode[] = ${list(EVERYWHERE)};

export const groups = ${list(groupsOf(document))} as const;
export type Group = (typeof groups)[number];

export const operations = {
${lines(operations.map(row))}} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/** Every operation in the order of matching: fixed segments take precedence over parameters. */
export const byAddress: readonly OperationId[] = ${list(fixedFirst(operations).map((o) => o.id))};
`;
}

/** The TSDoc of an operation: its summary, then its description. */
function docOf(o) {
  const rows = [`${o.summary}.`, ...(o.raw.description ?? '').trim().split('\n')].map((row) => row.trimEnd());
  const [first, ...rest] = rows.map((row) => row.replaceAll('*/', '*\\/'));
  if (rest.every((row) => row === '')) return `/** ${first} */`;
  return ['/**', ` * ${first}`, ' *', ...rest.map((row) => ` * ${row}`.trimEnd()), ' */'].join('\n');
}

/** Keywords after method and path: bodies that are not JSON, and operations that move money. */
const kindsOf = (o) => [
  ...(o.body === 'multipart' ? ['multipart'] : []),
  ...(o.answer === 'binary' ? ['binary'] : []),
  ...(o.idempotent ? ['money'] : []),
];

/** One value per operation, so that a bundler keeps only those in use. */
function apiModule(operations) {
  const constant = (o) => {
    const value = [o.method, o.path, ...kindsOf(o)].join(' ');
    return `${docOf(o)}\nexport const ${o.id} = ${text(value)} as Route<${text(o.id)}>;\n`;
  };
  return `${HEAD}import type { Route } from '../../route.ts';\n\n${operations.map(constant).join('\n')}`;
}

/** Every code with its status and message, and the reason phrase of every status. */
function failuresTable(document) {
  const rows = Object.entries(failuresOf(document)).map(
    ([code, { status, message }]) => `${code}: [${status}, ${text(message)}]`,
  );
  const reasons = Object.entries(reasonsOf(document)).map(([status, reason]) => `${status}: ${text(reason)}`);
  return `${HEAD}import type { KnownErrorCode } from './models.ts';

/** Status and default message of each code (rule W2); an answer may have a more specific message. */
export const failures: Record<KnownErrorCode, readonly [status: number, message: string]> = {
${lines(rows)}};

/** The reason phrase of each status. */
export const reasons: Record<number, string> = {
${lines(reasons)}};
`;
}

/** One file per language, so that clients load only the languages they use. */
const messagesTable = (texts) => `${HEAD}
/** The message of each error code; \`{{name}}\` is replaced by a parameter. */
export const messages = {
${lines(Object.entries(texts).map(([code, message]) => `${code}: ${text(message)}`))}} as const;
`;

/**
 * The operations that move money; the transport sends an \`Idempotency-Key\` for them, and may therefore retry them.
 */
function idempotentTable(operations) {
  return `${HEAD}
/** Operations that accept an \`Idempotency-Key\`: method and path. */
export const idempotent: readonly string[] = ${list(operations.filter((o) => o.idempotent).map((o) => `${o.method} ${o.path}`))};
`;
}

function invalidationsTable(operations) {
  const changing = operations.filter((o) => o.invalidates?.length);
  return `${HEAD}
/** The queries that are stale after each mutation succeeded. */
export const invalidations: Readonly<Record<string, readonly string[]>> = {
${lines(changing.map((o) => `${o.id}: ${list(o.invalidates)}`))}};
`;
}

/** The schema of the item, or of the items of the list, in an answer. */
function heldIn(document, o) {
  const item = resolve(document, o.answerSchema)?.properties?.data;
  const items = resolve(document, item)?.properties?.data?.items;
  return (items ?? item)?.$ref?.split('/').at(-1);
}

/** The queries that return items of each schema. One constant per schema, so that a bundler keeps only those in use. */
export function holdersTable(document, operations) {
  const holders = Map.groupBy(
    operations.filter((o) => o.method === 'GET' && heldIn(document, o)),
    (o) => heldIn(document, o),
  );
  const constant = ([schema, held]) => {
    const name = `${schema[0].toLowerCase()}${schema.slice(1)}Holders`;
    return `/** Queries that answer \`${schema}\` or a list of it. */\nexport const ${name}: Holders<${schema}> = ${list(held.map((o) => o.id))};\n`;
  };
  const sorted = [...holders].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${HEAD}import type { ${sorted.map(([schema]) => schema).join(', ')} } from './models.ts';
import type { OperationId } from './operations.ts';

declare const held: unique symbol;

/**
 * Queries that return a \`T\` or a list of it. Code that changes a \`Feed\` does not compile with the queries of
 * another schema.
 */
export type Holders<T, Id extends string = OperationId> = readonly Id[] & { readonly [held]?: T };

${sorted.map(constant).join('\n')}`;
}

function validatorsOf(document, o) {
  const has = (where) => o.parameters.some((p) => p.in === where);
  const Name = pascal(o.id);
  const body = resolve(document, o.bodySchema);
  const least = o.files.length ? 0 : (body?.minProperties ?? 0);
  return {
    params: has('path') ? `${o.group}.${Name}Params` : undefined,
    query: has('query') ? `${o.group}.${Name}QueryParams` : undefined,
    headers: has('header') ? `${o.group}.${Name}Header` : undefined,
    body:
      o.body === 'none' || o.body === 'raw'
        ? undefined
        : least
          ? `atLeast(${least}, ${o.group}.${Name}Body)`
          : `${o.group}.${Name}Body`,
    response: o.answer === 'json' ? `${o.group}Answers.${Name}Response` : undefined,
  };
}

function bindingsTable(document, operations) {
  const rows = operations.map((o) => [o, Object.entries(validatorsOf(document, o)).filter(([, value]) => value)]);
  const used = (name) => rows.some(([, entries]) => entries.some(([, value]) => value.includes(`${name}.`)));
  const imports = groupsOf(document).flatMap((group) => [
    ...(used(`${group}Answers`) ? [`import * as ${group}Answers from './answers/${group}/${group}.ts';`] : []),
    ...(used(group) ? [`import * as ${group} from './validators/${group}/${group}.ts';`] : []),
  ]);
  const row = ([o, entries]) => `${o.id}: { ${entries.map(([key, value]) => `${key}: ${value}`).join(', ')} }`;
  return `${HEAD}import * as zod from 'zod/mini';
${imports.sort().join('\n')}
import type { OperationId } from './operations.ts';

/**
 * The validators of one operation. Requests are closed and bounded; answers are checked by shape, and unknown fields
 * are removed.
 */
export interface Binding {
  readonly params?: zod.ZodMiniType;
  readonly query?: zod.ZodMiniType;
  readonly headers?: zod.ZodMiniType;
  readonly body?: zod.ZodMiniType;
  /** Validates the whole answer, including its envelope. */
  readonly response?: zod.ZodMiniType;
}

const atLeast = <T extends zod.ZodMiniType>(least: number, schema: T) =>
  schema.check(zod.refine((value) => Object.keys(value as object).length >= least, 'Please change something.'));

export const bindings = {
${lines(rows.map(row))}} as const satisfies Record<OperationId, Binding>;
`;
}

function eventsTable(events) {
  const typesOf = (direction) => events.filter((e) => e.direction === direction);
  const payloads = (direction) =>
    typesOf(direction)
      .map((e) => `  /** ${e.summary}. */\n  ${text(e.name)}: ${e.payload};\n`)
      .join('');
  const row = (e) => {
    const fields = [
      `group: ${text(e.group)}, direction: ${text(e.direction)}, audience: ${text(e.audience)}`,
      `isKept: ${e.isKept}, invalidates: ${list(e.invalidates ?? [])}`,
    ];
    return `${text(e.name)}: { ${fields.join(', ')} }`;
  };
  const transient = events.filter((e) => e.direction === 'server' && !e.isKept).map((e) => text(e.name));
  const names = [...new Set(events.map((e) => e.payload))].sort();
  return `${HEAD}import type { ${names.join(', ')} } from './models.ts';

/** Payloads of the server's events, by name. */
export interface ServerEvents {
${payloads('server')}}

/** Payloads of the client's events, by name. */
export interface ClientEvents {
${payloads('client')}}

export type ServerEventName = keyof ServerEvents;
export type ClientEventName = keyof ClientEvents;

/** Events that are not stored: they have no number, and are not sent again after a reconnect. */
export type TransientEventName = ${transient.join(' | ') || 'never'};

/** An event as it is sent; stored events are numbered within their channel (rule W6). */
export type ServerEvent<N extends ServerEventName = ServerEventName> = {
  [K in N]: {
    channel: string;
    no: K extends TransientEventName ? null : number;
    at: string;
    name: K;
    data: ServerEvents[K];
  };
}[N];

/** A stored event: numbered in its channel, and read again after a reconnect. */
export type KeptEvent = Extract<ServerEvent, { no: number }>;

/** An event of the contract. */
export interface EventRow {
  readonly group: string;
  readonly direction: 'server' | 'client';
  readonly audience: string;
  /** Stored and numbered in its channel; read again after a reconnect (rule W6). */
  readonly isKept: boolean;
  /** The queries that it makes stale, except those that are updated from its payload. */
  readonly invalidates: readonly string[];
}

export const events = {
${lines(events.map(row))}} as const satisfies Record<string, EventRow>;
`;
}

function eventValidatorsTable(events) {
  const from = (direction, file) => {
    const names = [...new Set(events.filter((e) => e.direction === direction).map((e) => e.payload))].sort();
    return names.length ? `import {\n${lines(names)}} from './${file}/fanlight.schemas.ts';\n` : '';
  };
  return `${HEAD}${from('server', 'answers')}${from('client', 'validators')}
/** The validator of each event's payload: shapes for events of the server, bounds for events of clients. */
export const eventValidators = {
${lines(events.map((e) => `${text(e.name)}: ${e.payload}`))}};
`;
}

/** Validators of requests, for forms and servers; a bundler keeps only those in use. */
function validatorsIndex(operations, folder) {
  const groups = [...new Set(operations.map((o) => o.group))].filter((group) =>
    fs.existsSync(path.join(folder, 'validators', group)),
  );
  const from = ['./fanlight.schemas.ts', ...groups.map((group) => `./${group}/${group}.ts`)];
  return HEAD + from.map((file) => `export * from '${file}';\n`).join('');
}

/** Writes every table into the folder of the SDK's generated code. */
export function writeTables(document, folder) {
  const operations = operationsOf(document);
  const events = eventsOf(document);
  const write = (file, content) => fs.writeFileSync(path.join(folder, file), content);
  write('operations.ts', operationsTable(document, operations));
  write('failures.ts', failuresTable(document));
  fs.mkdirSync(path.join(folder, 'messages'), { recursive: true });
  for (const [locale, texts] of Object.entries(catalogues(document)))
    write(`messages/${locale}.ts`, messagesTable(texts));
  // A file for each group: a bundler splits code by files, and would put all operations in use into one chunk.
  const groups = Map.groupBy(operations, (o) => o.group);
  fs.mkdirSync(path.join(folder, 'api'), { recursive: true });
  for (const [group, own] of groups) write(`api/${group}.ts`, apiModule(own));
  write('api.ts', HEAD + [...groups.keys()].map((group) => `export * from './api/${group}.ts';\n`).join(''));
  write(
    'bounds.ts',
    `${HEAD}
${boundsModule(document)}`,
  );
  write('idempotent.ts', idempotentTable(operations));
  write('invalidations.ts', invalidationsTable(operations));
  write('holders.ts', holdersTable(document, operations));
  write('bindings.ts', bindingsTable(document, operations));
  write('validators/index.ts', validatorsIndex(operations, folder));
  write('events.ts', eventsTable(events));
  write('event-validators.ts', eventValidatorsTable(events));
}

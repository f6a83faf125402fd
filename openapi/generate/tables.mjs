// Generates the code of the SDK that exists at runtime: a value for each operation, and tables of operations,
// invalidations, validators and events.
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
      ...[`endless: ${o.endless}`, `status: ${o.status}`, `response: ${text(o.response)}`],
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

export type Role = 'public' | 'user' | 'performer' | 'operator';

/** An operation of the contract. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path after the base URL, with \`{name}\` for parameters. */
  readonly path: string;
  readonly group: Group;
  /** The roles that may call the operation. The role \`public\` requires no login. */
  readonly roles: readonly Role[];
  readonly access: 'owner' | 'participant' | 'entitled' | null;
  /** Whether the session of a request is required, used if there is one, or ignored. */
  readonly viewer: 'required' | 'optional' | 'none';
  /** The type of the request's body. The server reads a \`raw\` body as bytes and does not parse it. */
  readonly body: 'json' | 'multipart' | 'raw' | 'none';
  /** The fields of a multipart body that are files. */
  readonly files: readonly string[];
  /** Whether the operation moves money and accepts an \`Idempotency-Key\`. */
  readonly idempotent: boolean;
  /** Whether the operation is a list that accepts and returns a \`cursor\`. */
  readonly endless: boolean;
  /** The status of a successful response. */
  readonly status: number;
  /** The type of a successful response's body. */
  readonly response: 'json' | 'binary' | 'none';
  /** The codes with which the operation can fail, in addition to \`everywhere\`. */
  readonly errors: readonly ErrorCode[];
  /** The queries that are stale after the operation succeeded. */
  readonly invalidates: readonly string[];
  readonly origin: 'spec' | 'extension';
  /** Whether the operation is not implemented yet: the server responds with 501 \`NOT_IMPLEMENTED\`. */
  readonly isPlanned: boolean;
}

/** The codes with which every operation can fail. */
export const everywhere: readonly ErrorCode[] = ${list(EVERYWHERE)};

export const groups = ${list(groupsOf(document))} as const;
export type Group = (typeof groups)[number];

export const operations = {
${lines(operations.map(row))}} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

/**
 * All operations in the order in which a router must compare their paths with a URL: paths with fixed segments come before
 * paths with parameters that match the same URL.
 */
export const matchingOrder: readonly OperationId[] = ${list(fixedFirst(operations).map((o) => o.id))};
`;
}

/** Returns the TSDoc of an operation, which consists of its summary and its description. */
function docOf(o) {
  const rows = [`${o.summary}.`, ...(o.raw.description ?? '').trim().split('\n')].map((row) => row.trimEnd());
  const [first, ...rest] = rows.map((row) => row.replaceAll('*/', '*\\/'));
  if (rest.every((row) => row === '')) return `/** ${first} */`;
  return ['/**', ` * ${first}`, ' *', ...rest.map((row) => ` * ${row}`.trimEnd()), ' */'].join('\n');
}

/** Returns the keywords after method and path. They mark bodies that are not JSON, and operations that move money. */
const keywordsOf = (o) => [
  ...(o.body === 'multipart' ? ['multipart'] : []),
  ...(o.response === 'binary' ? ['binary'] : []),
  ...(o.idempotent ? ['money'] : []),
];

/** Returns a module with one constant for each operation, so that a bundler keeps only the operations that are used. */
function apiModule(operations) {
  const constant = (o) => {
    const value = [o.method, o.path, ...keywordsOf(o)].join(' ');
    return `${docOf(o)}\nexport const ${o.id} = ${text(value)} as Route<${text(o.id)}>;\n`;
  };
  return `${HEAD}import type { Route } from '../../route.ts';\n\n${operations.map(constant).join('\n')}`;
}

function failuresTable(document) {
  const rows = Object.entries(failuresOf(document)).map(
    ([code, { status, message }]) => `${code}: [${status}, ${text(message)}]`,
  );
  const reasons = Object.entries(reasonsOf(document)).map(([status, reason]) => `${status}: ${text(reason)}`);
  return `${HEAD}import type { KnownErrorCode } from './models.ts';

/** The status and the default message of each code (rule W2). A response may have a more specific message. */
export const failures: Record<KnownErrorCode, readonly [status: number, message: string]> = {
${lines(rows)}};

/** The reason phrase of each status. */
export const reasons: Record<number, string> = {
${lines(reasons)}};
`;
}

/**
 * Returns the module of one language. Each language is a module, so that clients load only the languages that they use.
 */
const messagesTable = (texts) => `${HEAD}
/** The message of each error code, in which \`{{name}}\` stands for a parameter. */
export const messages = {
${lines(Object.entries(texts).map(([code, message]) => `${code}: ${text(message)}`))}} as const;
`;

function idempotentTable(operations) {
  return `${HEAD}
/** Operations that accept an \`Idempotency-Key\`: method and path. */
export const idempotent: readonly string[] = ${list(operations.filter((o) => o.idempotent).map((o) => `${o.method} ${o.path}`))};
`;
}

function invalidationsTable(operations) {
  const changing = operations.filter((o) => o.invalidates?.length);
  return `${HEAD}
/** The queries that are stale after a mutation succeeded, by mutation. */
export const invalidations: Readonly<Record<string, readonly string[]>> = {
${lines(changing.map((o) => `${o.id}: ${list(o.invalidates)}`))}};
`;
}

/** Returns the name of the schema of the item in the response of an operation, or of the items in its list. */
function itemSchemaOf(document, o) {
  const item = resolve(document, o.responseSchema)?.properties?.data;
  const items = resolve(document, item)?.properties?.data?.items;
  return (items ?? item)?.$ref?.split('/').at(-1);
}

/**
 * Returns a module with the queries that return items of each schema. Each schema has a constant, so that a bundler
 * keeps only the constants that are used.
 */
export function queriesTable(document, operations) {
  const queriesBySchema = Map.groupBy(
    operations.filter((o) => o.method === 'GET' && itemSchemaOf(document, o)),
    (o) => itemSchemaOf(document, o),
  );
  const constant = ([schema, queries]) => {
    const name = `${schema[0].toLowerCase()}${schema.slice(1)}Queries`;
    return `/** The queries that return \`${schema}\` or a list of it. */\nexport const ${name}: QueriesOf<${schema}> = ${list(queries.map((o) => o.id))};\n`;
  };
  const sorted = [...queriesBySchema].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${HEAD}import type { ${sorted.map(([schema]) => schema).join(', ')} } from './models.ts';
import type { OperationId } from './operations.ts';

declare const item: unique symbol;

/**
 * The queries that return a \`T\` or a list of it. The type parameter prevents code that changes a \`Feed\` in the cache
 * from using the queries of another schema.
 */
export type QueriesOf<T, Id extends string = OperationId> = readonly Id[] & { readonly [item]?: T };

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
    response: o.response === 'json' ? `${o.group}Responses.${Name}Response` : undefined,
  };
}

function bindingsTable(document, operations) {
  const rows = operations.map((o) => [o, Object.entries(validatorsOf(document, o)).filter(([, value]) => value)]);
  const used = (name) => rows.some(([, entries]) => entries.some(([, value]) => value.includes(`${name}.`)));
  const imports = groupsOf(document).flatMap((group) => [
    ...(used(`${group}Responses`) ? [`import * as ${group}Responses from './responses/${group}/${group}.ts';`] : []),
    ...(used(group) ? [`import * as ${group} from './validators/${group}/${group}.ts';`] : []),
  ]);
  const row = ([o, entries]) => `${o.id}: { ${entries.map(([key, value]) => `${key}: ${value}`).join(', ')} }`;
  return `${HEAD}import * as zod from 'zod/mini';
${imports.sort().join('\n')}
import type { OperationId } from './operations.ts';

/**
 * The validators of one operation. Those of requests refuse unknown fields and check all bounds. Those of responses check
 * only the types of fields, and remove unknown fields.
 */
export interface Binding {
  readonly params?: zod.ZodMiniType;
  readonly query?: zod.ZodMiniType;
  readonly headers?: zod.ZodMiniType;
  readonly body?: zod.ZodMiniType;
  /** Validates the whole response, including its envelope. */
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
      `isStored: ${e.isStored}, invalidates: ${list(e.invalidates ?? [])}`,
    ];
    return `${text(e.name)}: { ${fields.join(', ')} }`;
  };
  const transient = events.filter((e) => e.direction === 'server' && !e.isStored).map((e) => text(e.name));
  const names = [...new Set(events.map((e) => e.payload))].sort();
  return `${HEAD}import type { ${names.join(', ')} } from './models.ts';

/** The payload of each event that the server sends, by the event's name. */
export interface ServerEvents {
${payloads('server')}}

/** The payload of each event that clients send, by the event's name. */
export interface ClientEvents {
${payloads('client')}}

export type ServerEventName = keyof ServerEvents;
export type ClientEventName = keyof ClientEvents;

/** The events that are not stored. They have no number, and clients cannot read them after a reconnect. */
export type TransientEventName = ${transient.join(' | ') || 'never'};

/** An event with its envelope. Stored events have a number in their channel (rule W6). */
export type ServerEvent<N extends ServerEventName = ServerEventName> = {
  [K in N]: {
    channel: string;
    no: K extends TransientEventName ? null : number;
    at: string;
    name: K;
    data: ServerEvents[K];
  };
}[N];

/** A stored event, which has a number in its channel and which clients can read after a reconnect. */
export type StoredEvent = Extract<ServerEvent, { no: number }>;

/** An event of the contract. */
export interface EventRow {
  readonly group: string;
  readonly direction: 'server' | 'client';
  readonly audience: string;
  /** Whether the event is stored and numbered in its channel, so that clients can read it after a reconnect (rule W6). */
  readonly isStored: boolean;
  /** The queries that the event makes stale. Queries that clients update from its payload are not included. */
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
  return `${HEAD}${from('server', 'responses')}${from('client', 'validators')}
/** The validator of each event's payload. Only the validators of events that clients send check bounds. */
export const eventValidators = {
${lines(events.map((e) => `${text(e.name)}: ${e.payload}`))}};
`;
}

/** Returns a module that exports the validators of all requests. A bundler keeps only the validators that are used. */
function validatorsIndex(operations, folder) {
  const groups = [...new Set(operations.map((o) => o.group))].filter((group) =>
    fs.existsSync(path.join(folder, 'validators', group)),
  );
  const from = ['./fanlight.schemas.ts', ...groups.map((group) => `./${group}/${group}.ts`)];
  return HEAD + from.map((file) => `export * from '${file}';\n`).join('');
}

/** Writes all tables into the folder with the generated code of the SDK. */
export function writeTables(document, folder) {
  const operations = operationsOf(document);
  const events = eventsOf(document);
  const write = (file, content) => fs.writeFileSync(path.join(folder, file), content);
  write('operations.ts', operationsTable(document, operations));
  write('failures.ts', failuresTable(document));
  fs.mkdirSync(path.join(folder, 'messages'), { recursive: true });
  for (const [locale, texts] of Object.entries(catalogues(document)))
    write(`messages/${locale}.ts`, messagesTable(texts));
  // Each group has a file, because bundlers split code by files. With a single file, one chunk would contain all
  // operations that any page uses.
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
  write('queries.ts', queriesTable(document, operations));
  write('bindings.ts', bindingsTable(document, operations));
  write('validators/index.ts', validatorsIndex(operations, folder));
  write('events.ts', eventsTable(events));
  write('event-validators.ts', eventValidatorsTable(events));
}

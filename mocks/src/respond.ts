import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import { type DefaultBodyType, HttpResponse, type PathParams } from 'msw';
import { findPerson, picture } from './product.ts';
import { failure } from './scenarios/failures.ts';
import { seeded } from './seed.ts';

type Fields = Record<string, unknown>;
interface Call {
  request: Request;
  params: PathParams;
}

const operationOf = (id: OperationId): Operation => operations[id];
const PAGING = ['limit', 'offset', 'cursor'];
const ID = /^[0-9a-f]{24}$/;

/** The parts of a request on which a response depends; without files and the signature of an address. */
async function bodyOf(request: Request): Promise<string> {
  const isText = request.headers.get('Content-Type')?.includes('json');
  return isText ? request.clone().text() : '';
}

/** The request without its paging, so that the pages of one list are of one making. */
function nameOf(id: OperationId, request: Request, body: string): string {
  const { pathname, searchParams } = new URL(request.url);
  const query = [...searchParams].filter(([key]) => !PAGING.includes(key)).sort();
  return [id, pathname.slice(pathname.indexOf('/api/')), new URLSearchParams(query), body].join(' ');
}

/** The field that an address means by its `{id}`: of `/conversations/{id}` a message has the `conversationId`. */
function fieldOfId(id: OperationId, fields: Fields): string | undefined {
  const segments = operationOf(id).path.split('/');
  const group = segments[segments.indexOf('{id}') - 1] ?? '';
  const own = Object.keys(fields).filter((key) => key.endsWith('Id') && typeof fields[key] === 'string');
  const parent = own.find((key) => key === `${group.replace(/s$/, '')}Id`);
  return parent ?? ('_id' in fields ? '_id' : own.length === 1 ? own[0] : undefined);
}

/** The response has the requested id and the submitted values. */
function answering(data: Fields, id: OperationId, call: Call, body: string): Fields {
  const { params } = call;
  const fields = { ...data };
  const asked = params.id;
  const field = fieldOfId(id, fields);
  if (field && typeof asked === 'string' && ID.test(asked)) fields[field] = asked;
  const name = params.username ?? asked;
  if (typeof name === 'string' && typeof fields.username === 'string') {
    const known = Object.entries(findPerson(name) ?? (ID.test(name) ? {} : { username: name }));
    for (const [key, value] of known) if (key in fields) fields[key] = value;
  }
  const sent: unknown = body ? JSON.parse(body) : {};
  for (const [key, value] of Object.entries(sent ?? {}))
    if (typeof value !== 'object' && typeof value === typeof fields[key]) fields[key] = value;
  return charged(fields, call, (sent ?? {}) as Fields);
}

/** Items of a list below something carry its id, whether it is in the URL or in the query. */
function below(items: unknown[], id: OperationId, { request, params }: Call): unknown[] {
  const query = new URL(request.url).searchParams;
  return items.map((item) => {
    if (typeof item !== 'object' || item === null) return item;
    const fields: Fields = { ...item };
    const field = fieldOfId(id, fields);
    if (field && field !== '_id' && typeof params.id === 'string' && ID.test(params.id)) fields[field] = params.id;
    for (const [key, value] of query) if (key.endsWith('Id') && typeof fields[key] === 'string') fields[key] = value;
    return fields;
  });
}

/** Removes duplicates: items by id, countries, languages and states by code. */
function onceEach(items: unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const { _id, code } = (item ?? {}) as Fields;
    const name = _id ?? code;
    if (typeof name !== 'string') return true;
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}

/** The requested page of a whole list. Cursors are offsets, which are opaque to clients. */
function pageOf(list: Fields & { data: unknown[] }, request: Request, isEndless: boolean): Fields {
  const query = new URL(request.url).searchParams;
  const start = Number(query.get('cursor') ?? query.get('offset')) || 0;
  const end = start + (Number(query.get('limit')) || list.data.length);
  const isMore = end < list.data.length;
  const page = { ...list, data: list.data.slice(start, end), isMore };
  return isEndless && isMore ? { ...page, cursor: String(end) } : page;
}

/** A charge has the type of the path and the submitted values. */
function charged(fields: Fields, { request, params }: Call, sent: Fields): Fields {
  const type = /\/wallet\/charges\/([a-z-]+)\//.exec(new URL(request.url).pathname)?.[1];
  const { charge, balanceBefore } = fields as { charge?: Fields; balanceBefore?: number };
  if (!type || !charge || balanceBefore === undefined) return fields;
  const amount = Number(sent.amount ?? sent.expectedPrice ?? charge.amount);
  const own = type === 'tip' ? { objectId: null, title: null } : { objectId: params.id };
  const performer = type === 'tip' ? { ...(charge.performer as Fields), _id: params.id } : charge.performer;
  const message = sent.message ?? null;
  const before = Math.max(balanceBefore, amount);
  return {
    ...fields,
    charge: { ...charge, ...own, type, amount, message, performer },
    balanceBefore: before,
    balance: Math.round((before - amount) * 100) / 100,
  };
}

/** Whether the server requires a session. */
const isAnonymous = (id: OperationId, { headers }: Request): boolean =>
  !operationOf(id).roles.includes('public') && !headers.has('authorization');

/** Whether the JSON body is one that the server would refuse. */
function isRefused(id: OperationId, sent: string): boolean {
  const { body }: Binding = bindings[id];
  if (!sent || !body) return false;
  try {
    return !body.safeParse(JSON.parse(sent)).success;
  } catch {
    return true;
  }
}

function fitted(body: unknown, id: OperationId, call: Call, sent: string): unknown {
  const { data } = body as { data?: unknown };
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return body;
  const fields = data as Fields;
  const isList = Array.isArray(fields.data) && 'isMore' in fields;
  const fit = isList
    ? pageOf(
        { ...fields, data: below(onceEach(fields.data as unknown[]), id, call) },
        call.request,
        operationOf(id).endless,
      )
    : answering(fields, id, call, sent);
  return { ...(body as Fields), data: fit };
}

function pictureFile(): Blob {
  const [, svg = ''] = picture(640, 800).split(',');
  return new Blob([decodeURIComponent(svg)], { type: 'image/svg+xml' });
}

/**
 * Answers a request as the contract says, with what follows from the request and the seed alone: neither what was asked
 * before nor what is asked at the same time changes it. What a story or test says stands instead, as it is.
 */
export async function respond<T, C extends Call>(
  id: OperationId,
  call: C,
  said: T | ((call: C) => T | Promise<T>) | undefined,
  make: () => T,
): Promise<HttpResponse<DefaultBodyType>> {
  const { status, answer } = operationOf(id);
  if (said === undefined && isAnonymous(id, call.request))
    return failure('UNAUTHENTICATED') as HttpResponse<DefaultBodyType>;
  const sent = await bodyOf(call.request);
  if (said === undefined && isRefused(id, sent)) return failure('VALIDATION_FAILED') as HttpResponse<DefaultBodyType>;
  const name = nameOf(id, call.request, sent);
  const made = async (): Promise<unknown> => {
    if (typeof said === 'function') return seeded(name, () => (said as (call: C) => T | Promise<T>)(call));
    if (said !== undefined) return said;
    if (answer === 'binary') return seeded(name, pictureFile);
    return fitted(seeded(name, make), id, call, sent);
  };
  if (answer === 'none') return new HttpResponse(null, { status });
  const body = await made();
  if (answer === 'json') return HttpResponse.json(body as Fields, { status });
  const file = body as Blob;
  return new HttpResponse(file, { status, headers: { 'Content-Type': file.type || 'application/octet-stream' } });
}

import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import { type DefaultBodyType, HttpResponse, type PathParams } from 'msw';
import { findUser, picture } from './mock-values.ts';
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

/** Returns the body as text if it is JSON; an empty text for other bodies, such as uploads. */
async function bodyOf(request: Request): Promise<string> {
  const isText = request.headers.get('Content-Type')?.includes('json');
  return isText ? request.clone().text() : '';
}

/** Returns the seed for a request. It does not depend on paging, so that all pages are parts of the same list. */
function seedOf(id: OperationId, request: Request, body: string): string {
  const { pathname, searchParams } = new URL(request.url);
  const query = [...searchParams].filter(([key]) => !PAGING.includes(key)).sort();
  return [id, pathname.slice(pathname.indexOf('/api/')), new URLSearchParams(query), body].join(' ');
}

/** Returns the name of the field for the `{id}` in the path, such as `conversationId` below `/conversations/{id}`. */
function fieldOfId(id: OperationId, fields: Fields): string | undefined {
  const segments = operationOf(id).path.split('/');
  const group = segments[segments.indexOf('{id}') - 1] ?? '';
  const idNames = Object.keys(fields).filter((key) => key.endsWith('Id') && typeof fields[key] === 'string');
  const parent = idNames.find((key) => key === `${group.replace(/s$/, '')}Id`);
  return parent ?? ('_id' in fields ? '_id' : idNames.length === 1 ? idNames[0] : undefined);
}

/** Sets the requested id or username, and the submitted values, in a response. */
function withRequested(data: Fields, id: OperationId, call: Call, body: string): Fields {
  const { params } = call;
  const fields = { ...data };
  const requestedId = params.id;
  const field = fieldOfId(id, fields);
  if (field && typeof requestedId === 'string' && ID.test(requestedId)) fields[field] = requestedId;
  const name = params.username ?? requestedId;
  if (typeof name === 'string' && typeof fields.username === 'string') {
    const userFields = Object.entries(findUser(name) ?? (ID.test(name) ? {} : { username: name }));
    for (const [key, value] of userFields) if (key in fields) fields[key] = value;
  }
  const sent: unknown = body ? JSON.parse(body) : {};
  for (const [key, value] of Object.entries(sent ?? {}))
    if (typeof value !== 'object' && typeof value === typeof fields[key]) fields[key] = value;
  return chargeOf(fields, call, (sent ?? {}) as Fields);
}

/** Sets the ids in the path and the query in the items of a list. */
function withParentIds(items: unknown[], id: OperationId, { request, params }: Call): unknown[] {
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

/** Removes duplicates: of items by their ids; of countries, languages and states by their codes. */
function withoutDuplicates(items: unknown[]): unknown[] {
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

/** Returns the requested page of a list. The cursors are offsets, which clients must not interpret. */
function pageOf(list: Fields & { data: unknown[] }, request: Request, isEndless: boolean): Fields {
  const query = new URL(request.url).searchParams;
  const start = Number(query.get('cursor') ?? query.get('offset')) || 0;
  const end = start + (Number(query.get('limit')) || list.data.length);
  const isMore = end < list.data.length;
  const page = { ...list, data: list.data.slice(start, end), isMore };
  return isEndless && isMore ? { ...page, cursor: String(end) } : page;
}

/** Sets the type in the path and the submitted values in a charge. */
function chargeOf(fields: Fields, { request, params }: Call, sent: Fields): Fields {
  const type = /\/wallet\/charges\/([a-z-]+)\//.exec(new URL(request.url).pathname)?.[1];
  const { charge, balanceBefore } = fields as { charge?: Fields; balanceBefore?: number };
  if (!type || !charge || balanceBefore === undefined) return fields;
  const amount = Number(sent.amount ?? sent.expectedPrice ?? charge.amount);
  const itemFields = type === 'tip' ? { objectId: null, title: null } : { objectId: params.id };
  const performer = type === 'tip' ? { ...(charge.performer as Fields), _id: params.id } : charge.performer;
  const message = sent.message ?? null;
  const before = Math.max(balanceBefore, amount);
  return {
    ...fields,
    charge: { ...charge, ...itemFields, type, amount, message, performer },
    balanceBefore: before,
    balance: Math.round((before - amount) * 100) / 100,
  };
}

/** Whether the server would refuse the request because it has no session. */
const isAnonymous = (id: OperationId, { headers }: Request): boolean =>
  !operationOf(id).roles.includes('public') && !headers.has('authorization');

/** Whether the server would refuse the JSON body. */
function isRefused(id: OperationId, sent: string): boolean {
  const { body }: Binding = bindings[id];
  if (!sent || !body) return false;
  try {
    return !body.safeParse(JSON.parse(sent)).success;
  } catch {
    return true;
  }
}

function fitToRequest(body: unknown, id: OperationId, call: Call, sent: string): unknown {
  const { data } = body as { data?: unknown };
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return body;
  const fields = data as Fields;
  const isList = Array.isArray(fields.data) && 'isMore' in fields;
  const fit = isList
    ? pageOf(
        { ...fields, data: withParentIds(withoutDuplicates(fields.data as unknown[]), id, call) },
        call.request,
        operationOf(id).endless,
      )
    : withRequested(fields, id, call, sent);
  return { ...(body as Fields), data: fit };
}

function pictureFile(): Blob {
  const [, svg = ''] = picture(640, 800).split(',');
  return new Blob([decodeURIComponent(svg)], { type: 'image/svg+xml' });
}

/**
 * Returns a response that conforms to the contract. It depends only on the request and the seed, and not on earlier or
 * concurrent requests. A response that a story or a test has set is returned unchanged.
 */
export async function respond<T, C extends Call>(
  id: OperationId,
  call: C,
  override: T | ((call: C) => T | Promise<T>) | undefined,
  make: () => T,
): Promise<HttpResponse<DefaultBodyType>> {
  const { status, response } = operationOf(id);
  if (override === undefined && isAnonymous(id, call.request))
    return failure('UNAUTHENTICATED') as HttpResponse<DefaultBodyType>;
  const sent = await bodyOf(call.request);
  if (override === undefined && isRefused(id, sent))
    return failure('VALIDATION_FAILED') as HttpResponse<DefaultBodyType>;
  const name = seedOf(id, call.request, sent);
  const seededForRequest = <R>(create: () => R): R =>
    seeded(name, create, call.request.headers.get('accept-language') ?? '');
  const createBody = async (): Promise<unknown> => {
    if (typeof override === 'function') return seededForRequest(() => (override as (call: C) => T | Promise<T>)(call));
    if (override !== undefined) return override;
    if (response === 'binary') return seededForRequest(pictureFile);
    return fitToRequest(seededForRequest(make), id, call, sent);
  };
  if (response === 'none') return new HttpResponse(null, { status });
  const body = await createBody();
  if (response === 'json') return HttpResponse.json(body as Fields, { status });
  const file = body as Blob;
  return new HttpResponse(file, { status, headers: { 'Content-Type': file.type || 'application/octet-stream' } });
}

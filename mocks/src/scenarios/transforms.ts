import { HttpResponse } from 'msw';
import { makeConsistent } from '../make-consistent.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the data of a JSON response that is successful. Other responses are returned unchanged. */
export async function changeData(
  getBaseResponse: () => Promise<Response | undefined>,
  change: (data: unknown) => unknown,
): Promise<Response | undefined> {
  const response = await getBaseResponse();
  if (!response?.ok || !response.headers.get('Content-Type')?.includes('json')) return response;
  const body = (await response.json()) as Fields;
  return HttpResponse.json({ ...body, data: change(body.data) } as Fields, { status: response.status });
}

/** Removes the items from a list. If the response is only a count, sets it to zero. */
export function withoutItems(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  if (!isFields(data)) return data;
  if (Array.isArray(data.data)) return makeConsistent({ ...data, data: [] }, { data: [] });
  return Object.keys(data).join() === 'total' ? { total: 0 } : data;
}

/** Makes a page of a list one that is followed by more items. */
export const withMore = (data: unknown): unknown =>
  isFields(data) && Array.isArray(data.data) ? { ...data, isMore: true, cursor: String(data.data.length) } : data;

/** Locks all items, so that they require a subscription. */
export function locked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(locked);
  if (!isFields(value)) return value;
  const item = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, locked(part)]));
  if (!isFields(item.access) || !('requiredAction' in item.access)) return item;
  const access = {
    ...item.access,
    isAllowed: false,
    reason: 'needs-subscription',
    requiredAction: 'subscribe',
    price: 9.95,
    alternative: null,
  };
  return makeConsistent({ ...item, ...('audience' in item && { audience: 'subscribers' }), access });
}

/** Turns on the maintenance mode in the public settings. */
export const underMaintenance = (data: unknown): unknown => ({ ...(data as Fields), maintenance: true });

/** Makes the user a performer. */
export const performer = (data: unknown): unknown => ({
  ...(data as Fields),
  ...{ isPerformer: true, name: 'Mara Quill', username: 'mara.clay' },
});

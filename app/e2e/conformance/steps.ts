import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import { sampleOf, shapeOf } from '@fanlight/server/testing/shapes';
import type { CallInput } from './clients.ts';

/** Operations after which the session or the account of the client has ended, so that it can make no further calls. */
const endingOperations: readonly OperationId[] = (Object.keys(operations) as OperationId[]).filter((id) =>
  /^(logout|updatePassword|resetPassword|endSession|delete(User|Performer))$/.test(id),
);

/**
 * Returns the position of an operation in the order. The order is: reads, creations, changes, deletions, and finally
 * the operations that end the session or the account.
 */
function turnOf(id: OperationId): number {
  if (endingOperations.includes(id)) return id === 'logout' ? 6 : 5;
  // This operation comes early, because payments need its result.
  if (id === 'createSandboxPaymentMethod') return 1;
  const { method, endless, path }: Operation = operations[id];
  if (method === 'GET') return endless || !path.includes('{') ? 0 : 1;
  return method === 'DELETE' ? 4 : method === 'POST' ? 2 : 3;
}

/** Every operation of the contract. The order ensures that the ids that an operation needs already exist. */
export const operationsInOrder: readonly OperationId[] = (Object.keys(operations) as OperationId[]).toSorted(
  (a, b) => turnOf(a) - turnOf(b),
);

/** Collects the ids in responses, by the group to which they belong. */
export class Pool {
  readonly #ids = new Map<string, string[]>();
  readonly #files: string[] = [];

  /** Stores the ids that the response of an operation contains. */
  collect(id: OperationId, body: unknown): void {
    const { group, method, body: kind }: Operation = operations[id];
    this.#files.push(...(JSON.stringify(body ?? null).match(/\/api\/files\/[^"]+/g) ?? []));
    // An uploaded file is not a resource of a group.
    if (kind === 'multipart' && id.startsWith('upload')) return;
    const list = (body as { data?: unknown } | null)?.data;
    for (const item of Array.isArray(list) ? list : [body]) {
      const itemId = (item as { _id?: unknown } | null)?._id;
      if (typeof itemId !== 'string') continue;
      const groupIds = this.#ids.get(group) ?? [];
      // Prefers resources that this run has created.
      if (!groupIds.includes(itemId))
        this.#ids.set(group, method === 'POST' ? [itemId, ...groupIds] : [...groupIds, itemId]);
    }
  }

  /** Returns an id of the group: the one that was created last, or otherwise the first one that was found. */
  of(group: string): string | undefined {
    return this.#ids.get(group)?.[0];
  }

  /** A signed URL of a file. */
  get file(): string | undefined {
    return this.#files[0];
  }
}

/** Returns the group to which the id in the path of an operation belongs. */
function groupInPath(id: OperationId): string {
  const { path, group } = operations[id];
  const bought = /^\/wallet\/charges\/(\w+)/.exec(path)?.[1];
  if (bought === 'tip' || group === 'follows' || group === 'photos') return 'performers';
  const plurals: Record<string, string> = { feed: 'feeds', product: 'products', video: 'videos', gallery: 'galleries' };
  return (bought && plurals[bought]) ?? group;
}

/** A small image that is sent in every file field. */
const picture = {
  file: 'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAn0lEQVRoge2SQQkAQRDDqqmaTmxkrYh7hIFCBKSh4etpohuwAdUrsgv1LtEN2IDqFdmFepfoBmxA9YrsQr1LdAM2oHpFdqHeJboBG1C9IrtQ7xLdgA2oXpFdqHeJbsAGVK/ILtS7RDdgA6pXZBfqXaIbsAHVK7IL9S7RDdiA6hXZhXqX6AZsQPWK7EK9S3QDNqB6RXah3iW6ARtQveIfHn6c4TwH4wOyAAAAAElFTkSuQmCC',
  type: 'image/png',
};

function partOf(id: OperationId, part: 'params' | 'query' | 'body'): Record<string, unknown> {
  const validator = (bindings[id] as Binding)[part];
  return validator ? { ...(sampleOf(shapeOf(validator)) as Record<string, unknown>) } : {};
}

/**
 * Returns samples of the required fields only, because an optional filter or an invented id could exclude all results.
 */
function requiredFields(id: OperationId, part: 'query' | 'body'): Record<string, unknown> {
  const validator = (bindings[id] as Binding)[part];
  const names = validator ? (shapeOf(validator).required ?? []) : [];
  const sample = partOf(id, part);
  // Even if all fields are optional, a body must have at least one.
  const [first] = Object.keys(sample);
  const includedNames = part === 'body' && names.length === 0 && first ? [first] : names;
  return Object.fromEntries(includedNames.map((name) => [name, sample[name]]));
}

/** Values that cannot be in the samples of the contract. */
const fixedValues: Partial<Record<OperationId, Record<string, unknown>>> = {
  login: { credentials: 'noor', password: 'fanlight-demo', remember: false },
  createSandboxPaymentMethod: {
    number: '4242424242424242',
    expMonth: 12,
    expYear: new Date().getFullYear() + 2,
    cvc: '123',
  },
  createFeed: { text: 'Kiln opened at dawn. #stoneware', audience: 'public', files: [] },
};

/** Returns the input of a call: a sample of the contract, with the ids of existing resources. */
export function inputOf(id: OperationId, pool: Pool): CallInput {
  const operation: Operation = operations[id];
  const params = partOf(id, 'params');
  const query = requiredFields(id, 'query');
  const body = operation.body === 'none' ? undefined : { ...requiredFields(id, 'body'), ...fixedValues[id] };
  const file = pool.file && new URL(pool.file, 'http://localhost');
  if (id === 'getFile' && file) {
    const [fileId = '', variant = ''] = file.pathname.split('/').slice(-2);
    return { params: { id: fileId, variant }, query: Object.fromEntries(file.searchParams) };
  }
  if ('id' in params) params.id = pool.of(groupInPath(id)) ?? params.id;
  if ('state' in params) params.state = 'MD';
  if ('username' in params) params.username = 'mara.clay';
  for (const place of [query, body ?? {}]) if ('objectId' in place) place.objectId = pool.of('feeds') ?? place.objectId;
  if (body && 'paymentMethodId' in body) body.paymentMethodId = pool.of('payments') ?? body.paymentMethodId;
  for (const name of operation.files) if (body) body[name] = picture;
  // The limit is the maximum, so that the random selection contains all performers.
  if (id === 'listRandomPerformers') query.limit = 100;
  return { params, query, ...(body && { body }) };
}

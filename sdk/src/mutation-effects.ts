import type { Mutation, QueryClient } from '@tanstack/react-query';
import { coverEvents } from './covered-events.ts';
import { invalidations } from './generated/invalidations.ts';
import { invalidate } from './invalidate.ts';

/**
 * Invalidates the queries that the contract names for a mutation that has succeeded (`x-invalidates`).
 *
 * @param events the events that the response of the mutation names
 */
export function invalidateAfter(
  client: QueryClient,
  { options }: Pick<Mutation<unknown, unknown, unknown>, 'options'>,
  events: readonly string[],
): Promise<void> {
  const operations = invalidations[String(options.mutationKey?.[0] ?? '')] ?? [];
  coverEvents(client, events, operations);
  return invalidate(client, operations);
}

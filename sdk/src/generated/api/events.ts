// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The events of a channel after a number, oldest first.
 *
 * After a reconnection a client reads the missed events, so that none is lost (rule W6).
 */
export const listEvents = "GET /events" as Route<"listEvents">;

/**
 * The channels that the viewer may read, and how far each is.
 *
 * The viewer's own channel, and those of their conversations; all of them at once. A client that was away compares the
 * numbers with those that it knows, and so also finds a channel that began meanwhile (rule W6). Streams are joined, not listed.
 */
export const listEventChannels = "GET /events/channels" as Route<"listEventChannels">;

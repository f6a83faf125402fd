// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The events of a channel after a number, oldest first.
 *
 * A client that reconnects reads the events that it missed, so that none is lost (rule W6).
 */
export const listEvents = "GET /events" as Route<"listEvents">;

/**
 * The channels that the viewer may read, with their latest numbers.
 *
 * The viewer's own channel, and those of their conversations, without paging. A client that reconnects compares the numbers with those it has, and so also finds new channels (rule W6). Channels of streams are joined, and not listed.
 */
export const listEventChannels = "GET /events/channels" as Route<"listEventChannels">;

/**
 * The current time of mocks, fixtures and stories, so that all of them agree on what is recent. The examples of the
 * contract are from the same day. Noon in UTC is the same date in most time zones.
 */
export const NOW = '2026-05-14T12:00:00.000Z';

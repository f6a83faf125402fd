import type { DemoContent } from '../types.ts';
import type { TimedAction } from './plan.ts';

const day = 24 * 60 * 60 * 1000;
const hour = day / 24;

/**
 * Plans polls, votes, searches and bookmarks of performers. `joinedAgo` returns the time since the registration of a
 * user.
 */
export function planDiscovery(
  { creators, fans, polls = [], searches = {}, bookmarks = [] }: DemoContent,
  joinedAgo: (key: string) => number,
): TimedAction[] {
  const userKeys = new Set([...creators, ...fans].map(({ key }) => key));
  const actions: TimedAction[] = [];
  for (const [poll, { by, daysAgo, openDays, votes }] of polls.entries()) {
    if (!userKeys.has(by)) continue;
    actions.push({ kind: 'poll', by, poll, ago: daysAgo * day });
    const span = Math.min(daysAgo, openDays ?? daysAgo) * day * 0.8;
    for (const [position, [voter, option]] of Object.entries(votes).entries())
      if (userKeys.has(voter))
        actions.push({ kind: 'vote', by: voter, poll, option, ago: daysAgo * day - (span * (position + 1)) / 12 });
  }
  for (const [by, words] of Object.entries(searches))
    for (const [position, keyword] of words.entries())
      if (userKeys.has(by)) actions.push({ kind: 'search', by, keyword, ago: (words.length - position) * 5 * hour });
  for (const [position, { by, to }] of bookmarks.entries())
    if (userKeys.has(by) && userKeys.has(to))
      actions.push({
        kind: 'bookmark-performer',
        by,
        to,
        ago: Math.min(joinedAgo(by), joinedAgo(to)) / (position + 4),
      });
  return actions;
}

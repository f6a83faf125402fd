import type { Cast } from '../types.ts';
import type { Act } from './plan.ts';

const day = 24 * 60 * 60 * 1000;
const hour = day / 24;

/** Polls and votes, searches and bookmarked creators, of those who are in the cast; `joinedAgo` is when somebody came. */
export function planDiscovery(
  { creators, fans, polls = [], searches = {}, kept = [] }: Cast,
  joinedAgo: (key: string) => number,
): Act[] {
  const known = new Set([...creators, ...fans].map(({ key }) => key));
  const acts: Act[] = [];
  for (const [poll, { by, daysAgo, openDays, votes }] of polls.entries()) {
    if (!known.has(by)) continue;
    acts.push({ kind: 'poll', by, poll, ago: daysAgo * day });
    const span = Math.min(daysAgo, openDays ?? daysAgo) * day * 0.8;
    for (const [place, [voter, option]] of Object.entries(votes).entries())
      if (known.has(voter))
        acts.push({ kind: 'vote', by: voter, poll, option, ago: daysAgo * day - (span * (place + 1)) / 12 });
  }
  for (const [by, words] of Object.entries(searches))
    for (const [place, keyword] of words.entries())
      if (known.has(by)) acts.push({ kind: 'search', by, keyword, ago: (words.length - place) * 5 * hour });
  for (const [place, { by, to }] of kept.entries())
    if (known.has(by) && known.has(to))
      acts.push({ kind: 'keep', by, to, ago: Math.min(joinedAgo(by), joinedAgo(to)) / (place + 4) });
  return acts;
}

/** The maximum number of stored positions; the oldest are removed. */
const maxPositions = 200;

type Positions = Record<string, { at: number; when: number }>;

/** Returns the storage key of a user on this device; all visitors share one. */
const keyOf = (userId: string | undefined) => `resume:${userId ?? 'visitor'}`;

function read(userId: string | undefined): Positions {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
  } catch {
    // Without storage, or with an invalid value, playback starts at the beginning.
    return {};
  }
}

/** Returns the resume position of an item in seconds; 0 for the beginning. */
export const resumePositionOf = (userId: string | undefined, itemId: string): number => read(userId)[itemId]?.at ?? 0;

/** Stores the resume position of an item; 0 removes it. */
export function saveResumePosition(userId: string | undefined, itemId: string, at: number): void {
  const { [itemId]: _, ...others } = read(userId);
  const all = Object.entries(at > 0 ? { ...others, [itemId]: { at, when: Date.now() } } : others);
  const latest = all.sort(([, a], [, b]) => b.when - a.when).slice(0, maxPositions);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage the next playback starts at the beginning.
  }
}

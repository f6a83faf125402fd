/** The maximum number of stored positions. Beyond it, the oldest position is removed. */
const maxPositions = 200;

type Positions = Record<string, { at: number; when: number }>;

/** Returns the key under which the positions of a user are stored on this device. All visitors share one key. */
const keyOf = (userId: string | undefined) => `resume:${userId ?? 'visitor'}`;

function read(userId: string | undefined): Positions {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}');
  } catch {
    // If the storage is unavailable or its value invalid, playback starts at the beginning.
    return {};
  }
}

/** Returns the position in seconds at which the playback of an item resumes; 0 is the beginning. */
export const resumePositionOf = (userId: string | undefined, itemId: string): number => read(userId)[itemId]?.at ?? 0;

/** Stores the position at which the playback of an item resumes; 0 removes the stored position. */
export function saveResumePosition(userId: string | undefined, itemId: string, at: number): void {
  const { [itemId]: _, ...others } = read(userId);
  const all = Object.entries(at > 0 ? { ...others, [itemId]: { at, when: Date.now() } } : others);
  const latest = all.sort(([, a], [, b]) => b.when - a.when).slice(0, maxPositions);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // If the storage is unavailable, the next playback starts at the beginning.
  }
}

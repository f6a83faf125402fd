/** Items remembered; the oldest are forgotten. */
const most = 200;

type Places = Record<string, { at: number; when: number }>;

/** Of one person on this device; visitors share theirs. */
const keyOf = (personId: string | undefined) => `resume:${personId ?? 'visitor'}`;

function read(personId: string | undefined): Places {
  try {
    return JSON.parse(localStorage.getItem(keyOf(personId)) ?? '{}');
  } catch {
    // Without storage, or with something else in it, everything begins at the beginning.
    return {};
  }
}

/** Where somebody left an item, in seconds; 0 for the beginning. */
export const placeOf = (personId: string | undefined, itemId: string): number => read(personId)[itemId]?.at ?? 0;

/** Remembers where somebody left an item; 0 forgets it. */
export function keepPlace(personId: string | undefined, itemId: string, at: number): void {
  const { [itemId]: _, ...others } = read(personId);
  const all = Object.entries(at > 0 ? { ...others, [itemId]: { at, when: Date.now() } } : others);
  const kept = all.sort(([, a], [, b]) => b.when - a.when).slice(0, most);
  try {
    localStorage.setItem(keyOf(personId), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Nothing is lost but the place.
  }
}

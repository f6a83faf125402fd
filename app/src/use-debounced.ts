import { useEffect, useState } from 'react';

/** A value is used after this number of milliseconds without a change. */
const debounceMs = 150;

/** Returns the value of a search field after the viewer has paused typing, so that not every keystroke is searched for. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(() => value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

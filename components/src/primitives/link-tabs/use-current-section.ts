import { useEffect, useState } from 'react';

/** A section is the current one while its start is above this number of pixels from the top of the window. */
const readingLine = 180;

/**
 * Returns the id of the section that the viewer is reading. At its end the page cannot scroll to each of the last
 * sections; there it is the one in the URL, or else the last one.
 */
function findCurrent(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const hasBegun = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < readingLine;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  if (!isAtEnd) return ids.findLast(hasBegun) ?? ids[0];
  const chosen = decodeURIComponent(location.hash.slice(1));
  return ids.includes(chosen) && !hasBegun(chosen) ? chosen : ids.at(-1);
}

/** Returns the id of the section that the viewer is reading. It changes while the page scrolls. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => setCurrent(findCurrent(key.split(' ')));
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('hashchange', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('hashchange', update);
    };
  }, [key]);
  return current;
}

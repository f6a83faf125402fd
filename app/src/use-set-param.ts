import { useSearchParams } from 'react-router-dom';

/**
 * Returns a function that sets a parameter of the URL, or removes it if the value is null. The history gets no new
 * entry, and the page keeps its scroll position.
 */
export function useSetParam(): (name: string, value: string | null) => void {
  const [, setSearchParams] = useSearchParams();
  return (name, value) =>
    setSearchParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
}

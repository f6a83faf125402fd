import { useLocalText } from './use-local-text.ts';

/** A date that may differ between server and browser. `at` is in ISO format. */
export function LocalDate({ at, children }: { at: string; children: string }) {
  return (
    <time dateTime={at} {...useLocalText<HTMLTimeElement>(children)}>
      {children}
    </time>
  );
}

/** Renders a text that may differ between server and browser, such as a date or the name of a country. */
export function LocalText({ children, title }: { children: string; title?: string | undefined }) {
  return (
    <span title={title} {...useLocalText<HTMLSpanElement>(children, title)}>
      {children}
    </span>
  );
}

/**
 * An option of a select whose label may differ between server and browser. The order of the options must not depend on
 * their labels.
 */
export function LocalOption({ value, children }: { value: string; children: string }) {
  return (
    <option value={value} {...useLocalText<HTMLOptionElement>(children)}>
      {children}
    </option>
  );
}

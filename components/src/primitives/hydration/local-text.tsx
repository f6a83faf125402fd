import { useLocalText } from './use-local-text.ts';

/** A text with a date or the name of a country or language, which may differ between server and browser. */
export function LocalText({ children }: { children: string }) {
  return <span {...useLocalText<HTMLSpanElement>(children)}>{children}</span>;
}

/** An option whose label is like a {@link LocalText}. The order of the options must not depend on their labels. */
export function LocalOption({ value, children }: { value: string; children: string }) {
  return (
    <option value={value} {...useLocalText<HTMLOptionElement>(children)}>
      {children}
    </option>
  );
}

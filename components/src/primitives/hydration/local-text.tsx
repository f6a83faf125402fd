import { useLocalText } from './use-local-text.ts';

/** A text with a date or a name of a country or language, which differs between server and browser. */
export function LocalText({ children }: { children: string }) {
  return <span {...useLocalText<HTMLSpanElement>(children)}>{children}</span>;
}

/** An option whose name is a text as in {@link LocalText}. The order of the options must not depend on their names. */
export function LocalOption({ value, children }: { value: string; children: string }) {
  return (
    <option value={value} {...useLocalText<HTMLOptionElement>(children)}>
      {children}
    </option>
  );
}

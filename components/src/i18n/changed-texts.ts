import { textAt } from './keys.ts';
import type { Messages } from './pseudo.ts';

/** A text that the operator has changed (rule L1). `key` has the format `namespace:path`. */
export interface ChangedText {
  key: string;
  message: string;
}

function withText(messages: Messages, [name = '', ...rest]: readonly string[], text: string): Messages {
  const inner = messages[name];
  return { ...messages, [name]: typeof inner === 'object' ? withText(inner, rest, text) : text };
}

/**
 * Returns the messages of a namespace with the texts that the operator has changed. Changes of unknown keys are
 * ignored.
 */
export function withChangedTexts(messages: Messages, namespace: string, texts: readonly ChangedText[]): Messages {
  const prefix = `${namespace}:`;
  return texts
    .filter(({ key }) => key.startsWith(prefix) && textAt(messages, key.slice(prefix.length)) !== undefined)
    .reduce((all, { key, message }) => withText(all, key.slice(prefix.length).split('.'), message), messages);
}

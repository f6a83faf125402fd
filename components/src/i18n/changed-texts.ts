import { textAt } from './keys.ts';
import type { Messages } from './pseudo.ts';

/** A text that the operator changed (rule L1). `key` is `namespace:path`. */
export interface ChangedText {
  key: string;
  message: string;
}

function withText(messages: Messages, [name = '', ...rest]: readonly string[], text: string): Messages {
  const inner = messages[name];
  return { ...messages, [name]: typeof inner === 'object' ? withText(inner, rest, text) : text };
}

/** Returns the messages of a namespace with the operator's changes. Changes of keys that do not exist are ignored. */
export function withChangedTexts(messages: Messages, namespace: string, texts: readonly ChangedText[]): Messages {
  const own = `${namespace}:`;
  return texts
    .filter(({ key }) => key.startsWith(own) && textAt(messages, key.slice(own.length)) !== undefined)
    .reduce((all, { key, message }) => withText(all, key.slice(own.length).split('.'), message), messages);
}

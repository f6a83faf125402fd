import { expect, it } from 'vitest';
import { catalogues, messageProblems } from './messages.mjs';

const failure = { status: 404, message: 'We could not find that.' };
const reasons = { TOO_LONG_one: 'At most {{max}} item.', TOO_LONG_other: 'At most {{max}} items.' };

function problemsOf(spanish: Record<string, string>, added: Record<string, string | null> = {}): string[] {
  const schemas = {
    ErrorCode: { 'x-failures': { NOT_FOUND: failure } },
    ErrorReason: { 'x-messages': { ...reasons, ...added } },
  };
  const english = catalogues({ components: { schemas } })['en-US'];
  return messageProblems({ components: { schemas } }, { 'en-US': english, 'es-ES': spanish });
}

const complete = {
  NOT_FOUND: 'No lo hemos encontrado.',
  TOO_LONG_one: 'Como máximo {{max}} elemento.',
  TOO_LONG_many: 'Como máximo {{max}} elementos.',
  TOO_LONG_other: 'Como máximo {{max}} elementos.',
};

it('the check of messages accepts a language that has every code, plural form and parameter', () => {
  expect(problemsOf(complete)).toEqual([]);
  expect(problemsOf(complete, { NOT_FOUND: null })).toEqual([]);
});

it('the check of messages reports missing and superfluous codes of a language', () => {
  const { NOT_FOUND: _, TOO_LONG_many: __, ...rest } = complete;
  expect(problemsOf({ ...rest, TOO_LONG_one: 'Uno.', TOO_BLUE: 'Azul.' })).toEqual([
    'messages es-ES: NOT_FOUND is missing',
    'messages es-ES: TOO_LONG has the forms one,other, not many,one,other',
    'messages es-ES: TOO_LONG_one names {}, not {max}',
    'messages es-ES: TOO_BLUE is no code',
  ]);
});

it('the check of messages requires exactly one text per code', () => {
  expect(problemsOf(complete, { GONE: null })).toContain('ErrorReason GONE: has no text and is no ErrorCode');
  expect(problemsOf(complete, { NOT_FOUND: 'Gone.' })).toContain(
    'ErrorReason NOT_FOUND: is an ErrorCode, which has the text',
  );
});

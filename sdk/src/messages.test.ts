import { describe, expect, expectTypeOf, it } from 'vitest';
import { messages as english } from './generated/messages/en-US.ts';
import { messages as spanish } from './generated/messages/es-ES.ts';
import type { KnownErrorCode, KnownErrorReason } from './generated/models.ts';
import { type MessageCode, type MessageParams, messageIn } from './messages.ts';

describe('messageIn', () => {
  it('returns the message of an error code with its parameters filled in', () => {
    expect(messageIn(english, 'en-US', 'TIP_TOO_SMALL', { min: 10 })).toBe('A tip is at least 10.');
    expect(messageIn(spanish, 'es-ES', 'TIP_TOO_SMALL', { min: 10 })).toBe('La propina mínima es de 10.');
  });

  it('chooses the plural form of a language', () => {
    expect(messageIn(english, 'en-US', 'TOO_MANY', { max: 1 })).toBe('At most 1 item.');
    expect(messageIn(english, 'en-US', 'TOO_MANY', { max: 2 })).toBe('At most 2 items.');
    expect(messageIn(spanish, 'es-ES', 'TOO_MANY', { max: 1 })).toBe('Como máximo 1 elemento.');
  });

  it('returns undefined for a code of a later version', () => {
    expect(messageIn(english, 'en-US', 'TOO_BLUE', {})).toBeUndefined();
    expect(messageIn(english, 'en-US', 'constructor', {})).toBeUndefined();
  });
});

describe('the catalogue of messages', () => {
  it('has a message for every code and reason, with placeholders for their params', () => {
    expectTypeOf<KnownErrorCode | KnownErrorReason>().toEqualTypeOf<MessageCode>();
    expectTypeOf<MessageParams<'OUT_OF_RANGE'>>().toEqualTypeOf<Readonly<Record<'min' | 'max', string | number>>>();
    expectTypeOf<MessageParams<'TOO_MANY'>>().toEqualTypeOf<Readonly<Record<'max', string | number>>>();
    expectTypeOf<keyof MessageParams<'REQUIRED'>>().toEqualTypeOf<never>();
  });
});

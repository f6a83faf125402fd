import { describe, expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

describe('createStatementNames', () => {
  it('names a statement after ten uses, and keeps the name', () => {
    const names = createStatementNames();
    const statementNames = Array.from({ length: 12 }, () => names.nameOf('select $1'));
    expect(statementNames.slice(0, 9)).toEqual(Array(9).fill(undefined));
    expect(new Set(statementNames.slice(9)).size).toBe(1);
    expect(statementNames[9]).toBeDefined();
  });

  it('names at most 200 statements, each differently', () => {
    const names = createStatementNames();
    const texts = Array.from({ length: 300 }, (_, number) => `select $1 + ${number}`);
    for (let use = 0; use < 10; use += 1) for (const text of texts) names.nameOf(text);
    const statementNames = texts.map((text) => names.nameOf(text));
    expect(new Set(statementNames.filter((name) => name !== undefined)).size).toBe(200);
  });
});

import { describe, expect, it } from 'vitest';
import { exampleProblems } from './examples.mjs';

const response = (word: object, media: object = {}) => ({
  paths: {
    '/words': {
      get: {
        operationId: 'getWord',
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Word' }, ...media } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Word: {
        type: 'object',
        required: ['text'],
        properties: { text: word, note: { type: 'string' }, next: { $ref: '#/components/schemas/Word' } },
      },
    },
  },
});

describe('exampleProblems', () => {
  it('reports a response with a required field that has no example', () => {
    expect(exampleProblems(response({ type: 'string' }))).toEqual([
      'getWord: its response has no example. Add one, or examples of the fields Word.text',
    ]);
    expect(exampleProblems(response({ type: 'array', items: { type: ['integer', 'null'] } })).join()).toMatch(
      /Word\.text\[\]/,
    );
  });

  it('accepts an example of the response, or example values of its required fields', () => {
    expect(exampleProblems(response({ type: 'string' }, { example: { text: 'Kiln' } }))).toEqual([]);
    expect(exampleProblems(response({ type: 'string', examples: ['Kiln'] }))).toEqual([]);
    expect(exampleProblems(response({ type: 'string', enum: ['a'] }))).toEqual([]);
    expect(exampleProblems(response({ type: 'boolean' }))).toEqual([]);
  });
});

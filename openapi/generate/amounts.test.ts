import { describe, expect, it } from 'vitest';
import { amountProblems, inlineSchemas } from './amounts.mjs';

const amount = { type: 'number', 'x-inline': true, description: 'Tokens.', multipleOf: 0.01, minimum: 0 };

describe('an amount', () => {
  it('is inserted in place of a reference to its schema, together with the keywords next to the reference', () => {
    const document = {
      components: {
        schemas: {
          Amount: amount,
          Tip: { properties: { amount: { $ref: '#/components/schemas/Amount', minimum: 1, maximum: 10 } } },
        },
      },
    };
    inlineSchemas(document);
    expect(document.components.schemas).toEqual({
      Tip: {
        properties: { amount: { type: 'number', description: 'Tokens.', multipleOf: 0.01, minimum: 1, maximum: 10 } },
      },
    });
  });

  it('must use the schema Amount, and its examples must have at most two decimals', () => {
    const properties = {
      price: { type: ['number', 'null'] },
      fee: { ...amount, examples: [9.95, 1.005] },
      tokens: { ...amount, examples: [9.95, 29.95] },
      duration: { type: 'number', examples: [8.125] },
    };
    expect(amountProblems({ components: { schemas: { Product: { properties } } } })).toEqual([
      'Product.price: an amount must use Amount.yaml or NullableAmount.yaml',
      'Product.fee: its examples have too many decimals',
    ]);
  });
});

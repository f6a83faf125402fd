// Checks amounts of money or tokens. They must use `Amount` or `NullableAmount`, which limit them to two decimals.
import { refName } from './contract.mjs';

/** The names of numeric properties that are not amounts. */
const OTHER_NUMBERS = ['duration', 'exchangeRate', 'percentOff', 'progress', 'sharePercent', 'volume'];

/**
 * Replaces references to schemas with `x-inline` by the content of the schema. Most generators ignore keywords next to
 * a reference, such as the bounds of an amount.
 */
export function inlineSchemas(document) {
  const { schemas } = document.components;
  const inlined = new Map();
  for (const [name, { 'x-inline': isInline, ...schema }] of Object.entries(schemas)) {
    if (!isInline) continue;
    inlined.set(name, schema);
    delete schemas[name];
  }
  const inline = (node) => {
    if (typeof node !== 'object' || node === null) return;
    const schema = node.$ref && inlined.get(refName(node));
    if (schema) {
      const { $ref: _ref, ...own } = node;
      for (const key of Object.keys(node)) delete node[key];
      Object.assign(node, schema, own);
    }
    for (const value of Object.values(node)) inline(value);
  };
  inline(document);
}

const isMultiple = (value, step) =>
  typeof value !== 'number' || Math.abs(value / step - Math.round(value / step)) < 1e-6;

function problemOf(name, { type, multipleOf, examples = [] }) {
  if (![type].flat().includes('number') || OTHER_NUMBERS.includes(name)) return undefined;
  if (multipleOf === undefined) return 'an amount must use Amount.yaml or NullableAmount.yaml';

  return examples.every((value) => isMultiple(value, multipleOf)) ? undefined : 'its examples have too many decimals';
}

/** Reports numbers that are neither amounts nor listed as other numbers, and amounts with invalid examples. */
export function amountProblems(document) {
  return Object.entries(document.components.schemas).flatMap(([owner, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, schema]) => {
      const problem = problemOf(name, schema);
      return problem ? [`${owner}.${name}: ${problem}`] : [];
    }),
  );
}

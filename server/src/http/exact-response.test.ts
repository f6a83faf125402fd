import type { OperationId } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { placesOf, replaceAt, sampleOf, shapeOf, wrongTypeOf } from '../testing/shapes.ts';
import { compileExact } from './exact-response.ts';

const ids = (Object.keys(bindings) as OperationId[]).filter((id) => 'response' in bindings[id]);

/** Returns the result of the validator. It is `exact` if the validator accepts the value and leaves it unchanged. */
function checkByValidator(validator: zod.ZodMiniType, value: unknown): 'exact' | 'stripped' | 'refused' {
  const result = validator.safeParse(value);
  if (!result.success) return 'refused';
  return JSON.stringify(result.data) === JSON.stringify(value) ? 'exact' : 'stripped';
}

describe('compileExact', () => {
  it.each(ids)('accepts exactly the responses of %s that the validator leaves unchanged', (id) => {
    const validator = (bindings[id] as Binding).response as zod.ZodMiniType;
    const isExact = compileExact(validator);
    expect(isExact).toBeDefined();
    const shape = shapeOf(validator);
    const sample = sampleOf(shape);
    const changed = placesOf(shape).flatMap(({ path, shape: inner }) =>
      [wrongTypeOf(inner), undefined, null, 1.5, Number.NaN, [], {}, new Date(), { unnamed: 1 }].map((next) =>
        replaceAt(sample, path, next),
      ),
    );
    for (const value of [sample, { ...(sample as object), unnamed: 1 }, undefined, null, [], 'text', ...changed])
      expect(isExact?.(value), JSON.stringify(value)).toBe(checkByValidator(validator, value) === 'exact');
  });

  it('returns undefined for schemas with unsupported parts', () => {
    const objects = [zod.object({ a: zod.string() }), zod.object({ a: zod.string(), b: zod.string() })] as const;
    const unknown = [
      zod.string().check(zod.minLength(2)),
      zod.array(zod.string()).check(zod.maxLength(2)),
      zod.looseObject({ a: zod.string() }),
      zod.record(zod.string(), zod.string()),
      zod.union(objects),
      zod.object({ a: zod.date() }),
    ];
    for (const validator of unknown) expect(compileExact(validator)).toBeUndefined();
  });

  it('returns a check that rejects an object with inherited fields', () => {
    const isExact = compileExact(zod.object({ a: zod.string() }));
    expect(isExact?.(Object.create({ a: 'inherited' }))).toBe(false);
  });
});

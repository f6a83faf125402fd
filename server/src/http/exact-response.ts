import type { ZodMiniType } from 'zod/mini';

/** Returns whether a value has exactly the fields and the types that a validator requires. */
export type IsExact = (value: unknown) => boolean;

/** The definitions of the validators of responses. */
type Definition =
  | { type: 'string' | 'boolean' | 'null' }
  | { type: 'number'; format?: string }
  | { type: 'enum'; entries: Record<string, unknown> }
  | { type: 'literal'; values: unknown[] }
  | { type: 'nullable' | 'optional'; innerType: ZodMiniType }
  | { type: 'array'; element: ZodMiniType }
  | { type: 'object'; shape: Record<string, ZodMiniType> }
  | { type: 'union'; options: ZodMiniType[]; discriminator?: string };

const definitionOf = (validator: ZodMiniType) =>
  validator._zod.def as unknown as Definition & { checks?: unknown[]; catchall?: unknown };

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function objectOf(shape: Record<string, ZodMiniType>): IsExact | undefined {
  const fields = new Map<string, { isExact: IsExact; isRequired: boolean }>();
  for (const [name, validator] of Object.entries(shape)) {
    const isExact = compileExact(validator);
    if (!isExact) return undefined;
    fields.set(name, { isExact, isRequired: !isExact(undefined) });
  }
  const totalRequired = [...fields.values()].filter(({ isRequired }) => isRequired).length;
  return (value) => {
    if (typeof value !== 'object' || value === null || !isPlain(value)) return false;
    let missing = totalRequired;
    for (const name in value) {
      const inner = (value as Record<string, unknown>)[name];
      // An undefined field is ignored, because JSON does not contain it.
      if (inner === undefined) continue;
      const field = fields.get(name);
      if (!field?.isExact(inner)) return false;
      if (field.isRequired) missing -= 1;
    }
    return missing === 0;
  };
}

/**
 * Compiles a union. A union of objects without a discriminator is not supported, because the validator would use the
 * first object that matches.
 */
function unionOf(options: ZodMiniType[], discriminator: string | undefined): IsExact | undefined {
  const isAmbiguous = options.filter((option) => ['object', 'union'].includes(definitionOf(option).type)).length > 1;
  const checks = options.map(compileExact);
  if ((isAmbiguous && !discriminator) || checks.includes(undefined)) return undefined;
  return (value) => checks.some((isExact) => isExact?.(value));
}

/**
 * Compiles a check of responses, which copies nothing, and therefore takes a fraction of the validator's time.
 * Undefined if the schema has parts that are not supported, such as patterns.
 */
export function compileExact(validator: ZodMiniType): IsExact | undefined {
  const definition = definitionOf(validator);
  // The responses of the contract have no lengths, patterns or catch-alls.
  if (definition.checks?.length || definition.catchall) return undefined;
  switch (definition.type) {
    case 'string':
    case 'boolean':
      return (value) => typeof value === definition.type;
    case 'null':
      return (value) => value === null;
    case 'number':
      if (definition.format === undefined) return Number.isFinite;
      return definition.format === 'safeint' ? Number.isSafeInteger : undefined;
    case 'enum':
    case 'literal': {
      const values = new Set(definition.type === 'enum' ? Object.values(definition.entries) : definition.values);
      return (value) => values.has(value);
    }
    case 'nullable':
    case 'optional': {
      const isExact = compileExact(definition.innerType);
      const emptyValue = definition.type === 'nullable' ? null : undefined;
      return isExact && ((value) => value === emptyValue || isExact(value));
    }
    case 'array': {
      const isExact = compileExact(definition.element);
      return isExact && ((value) => Array.isArray(value) && value.every(isExact));
    }
    case 'object':
      return objectOf(definition.shape);
    case 'union':
      return unionOf(definition.options, definition.discriminator);
    default:
      return undefined;
  }
}

// Compares two versions of a schema, and finds changes that break clients of the old version.
import { refName, resolve } from '../generate/contract.mjs';

/**
 * The direction in which a schema is sent. In a `request`, the new schema must accept all values that the old one
 * accepted. In a `response`, the new schema must not allow values that the old one excluded, except for new values of an
 * enumeration.
 * @typedef {'request' | 'response'} Direction
 * @typedef {{ isBreaking: boolean, where: string, what: string }} Change
 */

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const shown = (values) => values.map((value) => JSON.stringify(value)).join(', ');

function flat(document, node) {
  const schema = resolve(document, node) ?? {};
  if (!schema.allOf) return schema;
  const parts = [schema, ...schema.allOf.map((part) => flat(document, part))];
  return {
    ...Object.assign({}, ...parts),
    allOf: undefined,
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

/** Returns the types that a schema allows; undefined if it does not restrict them. */
function typesOf(schema) {
  const types = [schema.type ?? []].flat();
  return types.length ? types : undefined;
}
/** Whether a list of types includes a type. Integers are numbers. */
const allows = (types, type) => types.includes(type) || (type === 'integer' && types.includes('number'));

const valuesOf = (schema) => (schema.const === undefined ? schema.enum : [schema.const]);

function compareTypes([before, after], direction, report) {
  const [oldTypes, newTypes] = [typesOf(before), typesOf(after)];
  if (!oldTypes || !newTypes) {
    if (oldTypes || newTypes)
      report(
        direction === 'request' ? Boolean(newTypes) : Boolean(oldTypes),
        newTypes ? 'has a type now' : 'has no type any more',
      );
    return;
  }
  const removed = oldTypes.filter((type) => !allows(newTypes, type));
  const added = newTypes.filter((type) => !allows(oldTypes, type));
  if (removed.length) report(direction === 'request', `is no longer ${removed.join(' or ')}`);
  if (added.length) report(direction === 'response', `can be ${added.join(' or ')}`);
}

function compareValues([before, after], direction, report) {
  const [oldValues, newValues] = [valuesOf(before), valuesOf(after)];
  if (!oldValues && !newValues) return;
  if (!newValues) return report(direction === 'response', 'is no longer a closed list');
  if (!oldValues) return report(direction === 'request', `is one of ${shown(newValues)} only`);
  const removed = oldValues.filter((value) => !newValues.includes(value));
  const added = newValues.filter((value) => !oldValues.includes(value));
  // A removed value also breaks clients that receive it. Code that compares with this value does not compile any more.
  if (removed.length) report(true, `no longer knows ${shown(removed)}`);
  // A list in a response may get new values, and clients must expect unknown values.
  if (added.length) report(false, `knows ${shown(added)}`);
}

function compareBounds([before, after], direction, report) {
  if (direction === 'response') return;
  for (const key of LOWER)
    if (after[key] > (before[key] ?? Number.NEGATIVE_INFINITY)) report(true, `${key} rose to ${after[key]}`);
  for (const key of UPPER)
    if (after[key] < (before[key] ?? Number.POSITIVE_INFINITY)) report(true, `${key} fell to ${after[key]}`);
  for (const key of ['pattern', 'format', 'multipleOf'])
    if (after[key] !== undefined && after[key] !== before[key]) report(true, `${key} is ${after[key]}`);
  if (before.additionalProperties !== false && after.additionalProperties === false && before.type === 'object')
    report(true, 'takes no other fields any more');
}

const variantsOf = (schema) => schema.oneOf ?? schema.anyOf;

/**
 * Returns a key that identifies a variant of a union. It is the variant's name, the value of its constant property, its
 * type, or its index.
 */
function variantKey(document, variant, index) {
  const name = refName(variant);
  if (name) return name;
  const schema = flat(document, variant);
  const mark = Object.values(schema.properties ?? {}).find((property) => property.const !== undefined);
  return mark ? String(mark.const) : (schema.type ?? `variant ${index + 1}`).toString();
}

/**
 * Compares two schemas, each in its own document.
 *
 * @param {[object, object]} documents
 * @param {Direction} direction
 * @returns {(schemas: [object, object], where: string) => Change[]}
 */
export function schemaComparison(documents, direction) {
  const seen = new Set();

  function compareObjects([before, after], where, report) {
    const [oldProperties, newProperties] = [before.properties ?? {}, after.properties ?? {}];
    const [oldRequired, newRequired] = [before.required ?? [], after.required ?? []];
    const pathOf = (name) => (where ? `${where}.${name}` : name);
    return [
      ...Object.keys(oldProperties).flatMap((name) => {
        if (!(name in newProperties)) return report(true, 'is gone', pathOf(name));
        if (direction === 'request' && newRequired.includes(name) && !oldRequired.includes(name))
          report(true, 'is required', pathOf(name));
        if (direction === 'response' && oldRequired.includes(name) && !newRequired.includes(name))
          report(true, 'can be missing', pathOf(name));
        return compare([oldProperties[name], newProperties[name]], pathOf(name));
      }),
      ...Object.keys(newProperties)
        .filter((name) => !(name in oldProperties))
        .flatMap((name) => {
          const isNeeded = direction === 'request' && newRequired.includes(name);
          return report(isNeeded, isNeeded ? 'is new and required' : 'is new', pathOf(name));
        }),
    ];
  }

  /** Compares two unions. A schema that is not a union counts as one variant, so that added variants are found. */
  function compareUnions(nodes, schemas, where, report) {
    const wasUnion = variantsOf(schemas[0]) !== undefined;
    const [oldVariants, newVariants] = schemas.map((schema, i) => {
      const variants = variantsOf(schema) ?? [nodes[i]];
      return new Map(variants.map((variant, n) => [variantKey(documents[i], variant, n), variant]));
    });
    return [...new Set([...oldVariants.keys(), ...newVariants.keys()])].flatMap((key) => {
      const isNull = key === 'null';
      if (!newVariants.has(key)) return report(!isNull || direction === 'request', `no longer knows ${key}`, where);
      // A union in a response may get new variants. Other new variants break clients, because a schema that was not a
      // union becomes one, or a schema becomes nullable.
      if (!oldVariants.has(key))
        return report(direction === 'response' && (isNull || !wasUnion), `knows ${key}`, where);
      return compare([oldVariants.get(key), newVariants.get(key)], where);
    });
  }

  function compare(nodes, where) {
    const names = nodes.map(refName);
    // Schemas may refer to each other in cycles, so each pair is compared only once.
    if (names[0] && names[1]) {
      const pair = names.join(' ');
      if (seen.has(pair)) return [];
      seen.add(pair);
    }
    const schemas = nodes.map((node, i) => flat(documents[i], node));
    const changes = [];
    const report = (isBreaking, what, at = where) => {
      changes.push({ isBreaking, where: at, what });
      return [];
    };
    if (schemas.some(variantsOf)) {
      changes.push(...compareUnions(nodes, schemas, where, report));
      if (!schemas.every(variantsOf)) return changes;
    }
    compareTypes(schemas, direction, report);
    compareValues(schemas, direction, report);
    compareBounds(schemas, direction, report);
    if (schemas.some(({ properties }) => properties)) changes.push(...compareObjects(schemas, where, report));
    if (schemas[0].items && schemas[1].items)
      changes.push(
        ...compare(
          schemas.map(({ items }) => items),
          `${where}[]`,
        ),
      );
    const rest = schemas.map(({ additionalProperties: more }) => more);
    if (rest.every((more) => typeof more === 'object')) changes.push(...compare(rest, `${where}.*`));
    return changes;
  }

  return compare;
}

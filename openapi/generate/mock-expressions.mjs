// Creates the expressions with which generated mocks compute the values of properties. The expression of a property
// depends on its examples, its type and its name. In the document for orval, the expression is an example. Orval copies
// it into the mocks, where `finishMocks` turns it into code.
import { refName, resolve } from './contract.mjs';
import { moreExamples, preferred } from './mock-examples.mjs';

const text = (value) => JSON.stringify(value);
/** The number of items in the mock of a list. */
const ITEMS_IN_LISTS = 6;

/** The names of properties that are null in mocks, if null is allowed and the contract has no other example. */
const USUALLY_NULL =
  /^(fail|error|delet|declin|cancel|refund|hidden|ban|suspend|reject|revok|remov|block|archiv|disput|edited|ended|expired|left|muted|summary)/i;
const PICTURE = /^(avatar|cover|preview|thumbnail|picture|photo|poster|image|banner|icon)(s|Url)?$/i;
const LINK = /(href|link|website|redirect|return|checkout|share|page|address)(Url)?s?$/i;
const COUNTER = /^(total[A-Z]\w*|views|likes|followers|subscribers|viewers|count)$/;
const FUTURE =
  /^(expires|ends|renews|starts|scheduled|publishes|available|valid|next|due|until|paidThrough|newPrice)|Until$/;
const POSITIVE =
  /^(success|enabled|is(Active|Allowed|Enabled|Verified|Published|Available|Open|Set|Sent|Approved|EmailVerified))$/;

const isNull = (schema) => schema?.type === 'null';
const variantsOf = (schema) => schema.oneOf ?? schema.anyOf;

/** Returns a schema without its variant null, the name of the schema, and whether null is allowed. */
function withoutNull(document, schema) {
  const variants = variantsOf(schema);
  const others = variants?.filter((one) => !isNull(one));
  const isNullableUnion = variants !== undefined && others.length < variants.length;
  if (isNullableUnion && others.length === 1)
    return { ...withoutNull(document, { ...others[0], ...withoutVariants(schema) }), isNullable: true };
  if (isNullableUnion)
    return { name: undefined, inner: { ...schema, [schema.oneOf ? 'oneOf' : 'anyOf']: others }, isNullable: true };
  if (!schema.$ref) {
    const types = [schema.type].flat().filter((type) => type !== 'null');
    const inner = types.length === 1 ? { ...schema, type: types[0] } : schema;
    return { name: undefined, inner, isNullable: [schema.type].flat().includes('null') };
  }
  const { $ref, ...ownKeywords } = schema;
  const target = withoutNull(document, resolve(document, { $ref }));
  return { ...target, name: refName(schema), inner: { ...target.inner, ...ownKeywords } };
}

function withoutVariants(schema) {
  const { oneOf: _oneOf, anyOf: _anyOf, ...rest } = schema;
  return rest;
}

const isObject = (schema) => Boolean(schema.properties ?? schema.allOf) || schema.type === 'object';
const hasFactory = (schema) => isObject(schema) || Boolean(variantsOf(schema));

/** Whether a schema refers to another schema, directly or by other schemas. */
function reaches(document, from, to, seen = new Set()) {
  const names = (node) =>
    typeof node !== 'object' || node === null
      ? []
      : [...(node.$ref ? [refName(node)] : []), ...Object.values(node).flatMap(names)];
  for (const name of names(document.components.schemas[from])) {
    if (name === to) return true;
    if (seen.size < seen.add(name).size && reaches(document, name, to, seen)) return true;
  }
  return false;
}

/** Creates the expressions for the properties of a contract. */
export class MockExpressions {
  #document;
  #examplesByProperty = new Map();

  constructor(document) {
    this.#document = document;
    for (const schema of Object.values(document.components.schemas))
      for (const [property, { type, examples }] of Object.entries(schema.properties ?? {}))
        if (examples?.length > (this.#examplesOfSameProperty(property, type)?.length ?? 0))
          this.#examplesByProperty.set(`${property} ${type}`, examples);
  }

  /** Returns the examples of a property with the same name and type in another schema. */
  #examplesOfSameProperty(property, type) {
    return this.#examplesByProperty.get(`${property} ${type}`);
  }

  /** Returns the expression for a named schema that is not an object. */
  expressionOfSchema(name) {
    const schema = this.#document.components.schemas[name];
    return this.#value({ owner: name, property: '', siblings: [] }, schema, name);
  }

  /** Returns the expression for a property of a named object. */
  expressionOfProperty(owner, properties, property) {
    return this.#value({ owner, property, siblings: Object.keys(properties) }, properties[property]);
  }

  /** Whether an expression does not call the mock of another schema. */
  static isIndependent = (expression) => !/\bget\w+Mock\b/.test(expression);

  #value(place, schema, ownName) {
    const found = withoutNull(this.#document, schema);
    const { inner, isNullable } = found;
    const name = found.name ?? ownName;
    const examples = this.#examplesOf(place, inner, schema);
    const moreValues = this.#moreExamplesOf(place, inner, isNullable);
    if (moreValues) return this.#turn(place, moreValues);
    if ('const' in inner) return text(inner.const);
    if (inner.format === 'binary') return 'new Blob()';
    const isNamed = schema.examples?.length > 0 && !schema.examples.includes(null);
    if (isNullable && !isNamed && (USUALLY_NULL.test(place.property) || name === 'Id')) return 'null';
    if (inner.type === 'array') return this.#array(place, inner, examples);
    if (hasFactory(inner)) return this.#object(place, found, ownName, examples);
    return this.#scalar(place, inner, { name, isNullable, examples });
  }

  /** Returns the examples in `mock-examples.mjs` if the contract has fewer than two examples. */
  #moreExamplesOf({ owner, property }, { examples = [] }, isNullable) {
    const ownExamples =
      moreExamples[owner]?.[property] ?? (isNullable ? moreExamples.everySchema[property] : undefined);
    return examples.length < 2 ? ownExamples : undefined;
  }

  /**
   * Returns the examples of a property in the contract. If there are none, returns those of a property with the same
   * name and type.
   */
  #examplesOf({ property }, schema, raw) {
    const examples = schema.examples ?? ('example' in schema ? [schema.example] : []);
    return examples.length || schema.enum ? examples : (this.#examplesOfSameProperty(property, raw.type) ?? []);
  }

  /** Returns an expression whose result is one value after another. */
  #turn({ owner, property }, values) {
    if (values.length === 1) return text(values[0]);
    return `turn(${text(owner)}, ${text(property)}, ${text(values)})`;
  }

  #array(place, schema, examples) {
    const items = withoutNull(this.#document, schema.items ?? {});
    if (examples.length && !hasFactory(items.inner)) return this.#turn(place, examples);
    const isCut = items.name && reaches(this.#document, items.name, place.owner);
    if (isCut) return '[]';
    const most = Math.min(schema.maxItems ?? 3, 3);
    const least = Math.min(Math.max(schema.minItems ?? 1, 1), most);
    if (place.owner.endsWith('List') && place.property === 'data')
      return `mockValues.some(() => ${this.#value({ ...place, property: 'items' }, schema.items)}, ${ITEMS_IN_LISTS})`;
    const itemValues = items.inner.examples ?? items.inner.enum;
    if (itemValues?.length > 1) return `mockValues.pickSome(${text(itemValues)}, ${least}, ${most})`;
    if (itemValues && !hasFactory(items.inner) && !PICTURE.test(place.property)) return text(itemValues);
    const isPicture = items.name === 'Url' || PICTURE.test(place.property);
    const item = this.#value({ ...place, siblings: [] }, schema.items ?? {});
    return isPicture ? `mockValues.some(() => ${item}, 1)` : `mockValues.some(() => ${item}, ${least}, ${most})`;
  }

  #object(place, { name, inner, isNullable }, ownName, examples) {
    if (name && name !== ownName) {
      const isCut = name === place.owner || reaches(this.#document, name, place.owner);
      return isCut && isNullable ? 'null' : `get${name}Mock()`;
    }
    const variants = variantsOf(inner);
    if (variants) {
      const expressions = variants.map(
        (one, i) => `() => ${this.#value({ ...place, property: `${place.property}:${i}` }, one)}`,
      );
      return `turn(${text(place.owner)}, ${text(place.property)}, [${expressions.join(', ')}])()`;
    }
    if (inner.allOf) {
      const parts = inner.allOf.map((one, i) => this.#value({ ...place, property: `${place.property}:${i}` }, one));
      return `({ ${parts.map((part) => `...${part}`).join(', ')} })`;
    }
    if (!inner.properties) return examples.length ? this.#turn(place, examples) : '({})';
    const owner = place.property ? `${place.owner}.${place.property}` : place.owner;
    const entries = Object.keys(inner.properties).map(
      (key) => `${text(key)}: ${this.expressionOfProperty(owner, inner.properties, key)}`,
    );
    return `({ ${entries.join(', ')} })`;
  }

  #scalar(place, schema, { name, isNullable, examples }) {
    const { property, siblings } = place;
    const values = examples.filter((one) => one !== null);
    const account = this.#account(place);
    if (account && property === '_id') return `mockValues.idOf(${text(account)})`;
    if (account && property === 'avatar') return `mockValues.portraitOf(${text(account)})`;
    const isPerson = siblings.includes('name') && siblings.includes('username') && !siblings.includes('email');
    if (isPerson && ['_id', 'name', 'username', 'avatar', 'bio'].includes(property))
      return `mockValues.userField(${text(place.owner)}, ${text(property)})`;
    const picture = pictureOf(place, schema, { name, examples });
    if (picture) return picture;
    if (name === 'Id' || (property === '_id' && !schema.enum)) return 'mockValues.id()';
    if (name === 'Timestamp' || schema.format === 'date-time')
      return `mockValues.${FUTURE.test(property) ? 'futureTime' : 'pastTime'}()`;
    if (schema.type === 'integer' && values.length === 1 && COUNTER.test(property))
      return `mockValues.numberNear(${values[0]}, ${schema.maximum ?? 'undefined'})`;
    if (values.length || (isNullable && examples.length)) return this.#turn(place, examples);
    if (schema.enum)
      return this.#choice(
        place,
        schema.enum.filter((one) => one !== null),
        name,
        isNullable,
      );
    return withoutExamples(place, schema);
  }

  /** Returns the username of the logged-in user, if the schema describes the account of that user. */
  #account({ owner, siblings }) {
    if (!['name', 'username', 'email'].every((one) => siblings.includes(one))) return undefined;
    return this.#document.components.schemas[owner]?.properties?.username?.examples?.[0];
  }

  #choice(place, values, name = '', isNullable = false) {
    if (preferred[name] !== undefined) return text(preferred[name]);
    if (isNullable) return 'null';
    // All files in mocks are generated pictures.
    const photo = /FileType$/.test(name) && values.find((one) => /photo|image|picture/.test(one));
    if (photo) return text(photo);
    if (/(Status|State)$/i.test(name || place.property))
      return text(preferred.Status.find((one) => values.includes(one)) ?? values[0]);
    return name && name !== place.owner ? `get${name}Mock()` : this.#turn(place, values);
  }
}

function pictureOf({ owner, property }, schema, { name, examples }) {
  const isFile = examples.some((one) => one?.startsWith?.('/api/files/')) && !/Video|Audio|Voice/.test(owner);
  const isUrl =
    isFile ||
    name === 'Url' ||
    schema.format === 'uri' ||
    schema.format === 'uri-reference' ||
    /^url$|Url$/.test(property);
  if (schema.type !== 'string' || !(isUrl || PICTURE.test(property))) return undefined;
  if (
    LINK.test(property) ||
    (isUrl && !isFile && name !== 'Url' && !PICTURE.test(property) && isElsewhere(owner, examples))
  )
    return undefined;
  if (/^(cover|banner)/i.test(property)) return 'mockValues.picture(1500, 500)';
  if (/^(avatar|icon)/i.test(property)) return 'mockValues.picture(320, 320)';
  return /^(preview|thumbnail)/i.test(property) || /Thumbnail/.test(owner)
    ? 'mockValues.picture(320, 400)'
    : 'mockValues.picture()';
}

/** Whether a URL leads to another site instead of a picture. */
const isElsewhere = (owner, examples) =>
  !/(File|Image|Photo|Picture|Thumbnail|Media)/.test(owner) && examples.length > 0;

function withoutExamples({ property }, schema) {
  if (schema.type === 'boolean') return String(POSITIVE.test(property));
  if (schema.type === 'integer' || schema.type === 'number') {
    const isPrice = schema.type === 'number' && /price|amount|balance|tokens|earnings|cost|fee/i.test(property);
    if (isPrice && schema.maximum === undefined) return 'mockValues.tokens()';
    return `mockValues.smallNumber(${schema.minimum ?? 1}, ${schema.maximum ?? 'undefined'})`;
  }
  if (/Id$/.test(property) || schema.pattern) return 'mockValues.id()';
  if (schema.format === 'email') return 'mockValues.email()';
  if (schema.format === 'date') return 'mockValues.pastDate()';
  const most = schema.maxLength ?? 200;
  return `mockValues.words(${text(property)}, ${most})`;
}

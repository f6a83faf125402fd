// Values of generated mocks: an expression for every property of the contract, found by general rules from its
// examples, its type and its name. Generators copy it as an example; `finishMocks` turns it into code.
import { refName, resolve } from './contract.mjs';
import { like, preferred } from './mock-likes.mjs';

const text = (value) => JSON.stringify(value);
const SIX = 6;

/** Properties that are usually null: null wherever it is allowed, unless all examples of the contract have a value. */
const TROUBLE =
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

/** A schema without null, with its name and examples, and whether null is allowed. */
function plain(document, schema) {
  const variants = variantsOf(schema);
  const others = variants?.filter((one) => !isNull(one));
  const isNullableUnion = variants !== undefined && others.length < variants.length;
  if (isNullableUnion && others.length === 1)
    return { ...plain(document, { ...others[0], ...withoutVariants(schema) }), isNullable: true };
  if (isNullableUnion)
    return { name: undefined, inner: { ...schema, [schema.oneOf ? 'oneOf' : 'anyOf']: others }, isNullable: true };
  if (!schema.$ref) {
    const types = [schema.type].flat().filter((type) => type !== 'null');
    const inner = types.length === 1 ? { ...schema, type: types[0] } : schema;
    return { name: undefined, inner, isNullable: [schema.type].flat().includes('null') };
  }
  const { $ref, ...own } = schema;
  const target = plain(document, resolve(document, { $ref }));
  return { ...target, name: refName(schema), inner: { ...target.inner, ...own } };
}

function withoutVariants(schema) {
  const { oneOf: _oneOf, anyOf: _anyOf, ...rest } = schema;
  return rest;
}

const isObject = (schema) => Boolean(schema.properties ?? schema.allOf) || schema.type === 'object';
const hasFactory = (schema) => isObject(schema) || Boolean(variantsOf(schema));

/** Whether a named schema refers to another one, directly or through others. */
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

/** Creates the expressions for one contract. */
export class Words {
  #document;
  #saidElsewhere = new Map();

  constructor(document) {
    this.#document = document;
    for (const schema of Object.values(document.components.schemas))
      for (const [property, { type, examples }] of Object.entries(schema.properties ?? {}))
        if (examples?.length > (this.#elsewhere(property, type)?.length ?? 0))
          this.#saidElsewhere.set(`${property} ${type}`, examples);
  }

  /** Examples of a property of the same name and type in another schema. */
  #elsewhere(property, type) {
    return this.#saidElsewhere.get(`${property} ${type}`);
  }

  /** The expression for a named schema that is not an object. */
  ofSchema(name) {
    const schema = this.#document.components.schemas[name];
    return this.#value({ owner: name, property: '', siblings: [] }, schema, name);
  }

  /** The expression for a property of a named object. */
  ofProperty(owner, properties, property) {
    return this.#value({ owner, property, siblings: Object.keys(properties) }, properties[property]);
  }

  /** Whether an expression needs no factories of other schemas. */
  static isAlone = (expression) => !/\bget\w+Mock\b/.test(expression);

  #value(at, schema, ownName) {
    const found = plain(this.#document, schema);
    const { inner, isNullable } = found;
    const name = found.name ?? ownName;
    const examples = this.#examplesOf(at, inner, schema);
    const own = this.#own(at, inner, isNullable);
    if (own) return this.#turn(at, own);
    if ('const' in inner) return text(inner.const);
    if (inner.format === 'binary') return 'new Blob()';
    const isNamed = schema.examples?.length > 0 && !schema.examples.includes(null);
    if (isNullable && !isNamed && (TROUBLE.test(at.property) || name === 'Id')) return 'null';
    if (inner.type === 'array') return this.#array(at, inner, examples);
    if (hasFactory(inner)) return this.#object(at, found, ownName, examples);
    return this.#scalar(at, inner, { name, isNullable, examples });
  }

  /** Values from `mock-likes.mjs`, if the contract has fewer than two examples. */
  #own({ owner, property }, { examples = [] }, isNullable) {
    const own = like[owner]?.[property] ?? (isNullable ? like.anything[property] : undefined);
    return examples.length < 2 ? own : undefined;
  }

  /** The examples of the contract; without any, those of an equal property elsewhere. */
  #examplesOf({ property }, schema, raw) {
    const examples = schema.examples ?? ('example' in schema ? [schema.example] : []);
    return examples.length || schema.enum ? examples : (this.#elsewhere(property, raw.type) ?? []);
  }

  #turn({ owner, property }, values) {
    if (values.length === 1) return text(values[0]);
    return `turn(${text(owner)}, ${text(property)}, ${text(values)})`;
  }

  #array(at, schema, examples) {
    const items = plain(this.#document, schema.items ?? {});
    if (examples.length && !hasFactory(items.inner)) return this.#turn(at, examples);
    const isCut = items.name && reaches(this.#document, items.name, at.owner);
    if (isCut) return '[]';
    const most = Math.min(schema.maxItems ?? 3, 3);
    const least = Math.min(Math.max(schema.minItems ?? 1, 1), most);
    if (at.owner.endsWith('List') && at.property === 'data')
      return `product.some(() => ${this.#value({ ...at, property: 'items' }, schema.items)}, ${SIX})`;
    const own = items.inner.examples ?? items.inner.enum;
    if (own?.length > 1) return `product.pickSome(${text(own)}, ${least}, ${most})`;
    if (own && !hasFactory(items.inner) && !PICTURE.test(at.property)) return text(own);
    const isPicture = items.name === 'Url' || PICTURE.test(at.property);
    const item = this.#value({ ...at, siblings: [] }, schema.items ?? {});
    return isPicture ? `product.some(() => ${item}, 1)` : `product.some(() => ${item}, ${least}, ${most})`;
  }

  #object(at, { name, inner, isNullable }, ownName, examples) {
    if (name && name !== ownName) {
      const isCut = name === at.owner || reaches(this.#document, name, at.owner);
      return isCut && isNullable ? 'null' : `get${name}Mock()`;
    }
    const variants = variantsOf(inner);
    if (variants) {
      const made = variants.map((one, i) => `() => ${this.#value({ ...at, property: `${at.property}:${i}` }, one)}`);
      return `turn(${text(at.owner)}, ${text(at.property)}, [${made.join(', ')}])()`;
    }
    if (inner.allOf) {
      const parts = inner.allOf.map((one, i) => this.#value({ ...at, property: `${at.property}:${i}` }, one));
      return `({ ${parts.map((part) => `...${part}`).join(', ')} })`;
    }
    if (!inner.properties) return examples.length ? this.#turn(at, examples) : '({})';
    const owner = at.property ? `${at.owner}.${at.property}` : at.owner;
    const made = Object.keys(inner.properties).map(
      (key) => `${text(key)}: ${this.ofProperty(owner, inner.properties, key)}`,
    );
    return `({ ${made.join(', ')} })`;
  }

  #scalar(at, schema, { name, isNullable, examples }) {
    const { property, siblings } = at;
    const said = examples.filter((one) => one !== null);
    const account = this.#account(at);
    if (account && property === '_id') return `product.idOf(${text(account)})`;
    if (account && property === 'avatar') return `product.portraitOf(${text(account)})`;
    const isPerson = siblings.includes('name') && siblings.includes('username') && !siblings.includes('email');
    if (isPerson && ['_id', 'name', 'username', 'avatar', 'bio'].includes(property))
      return `product.person(${text(at.owner)}, ${text(property)})`;
    const picture = pictureOf(at, schema, { name, examples });
    if (picture) return picture;
    if (name === 'Id' || (property === '_id' && !schema.enum)) return 'product.id()';
    if (name === 'Timestamp' || schema.format === 'date-time')
      return `product.${FUTURE.test(property) ? 'soon' : 'moment'}()`;
    if (schema.type === 'integer' && said.length === 1 && COUNTER.test(property))
      return `product.around(${said[0]}, ${schema.maximum ?? 'undefined'})`;
    if (said.length || (isNullable && examples.length)) return this.#turn(at, examples);
    if (schema.enum)
      return this.#choice(
        at,
        schema.enum.filter((one) => one !== null),
        name,
        isNullable,
      );
    return withoutExamples(at, schema);
  }

  /** The id of the logged-in user, if the contract's example is that of an own account. */
  #account({ owner, siblings }) {
    if (!['name', 'username', 'email'].every((one) => siblings.includes(one))) return undefined;
    return this.#document.components.schemas[owner]?.properties?.username?.examples?.[0];
  }

  #choice(at, values, name = '', isNullable = false) {
    if (preferred[name] !== undefined) return text(preferred[name]);
    if (isNullable) return 'null';
    // The URL of every file is that of a generated picture.
    const photo = /FileType$/.test(name) && values.find((one) => /photo|image|picture/.test(one));
    if (photo) return text(photo);
    if (/(Status|State)$/i.test(name || at.property))
      return text(preferred.Status.find((one) => values.includes(one)) ?? values[0]);
    return name && name !== at.owner ? `get${name}Mock()` : this.#turn(at, values);
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
  if (/^(cover|banner)/i.test(property)) return 'product.picture(1500, 500)';
  if (/^(avatar|icon)/i.test(property)) return 'product.picture(320, 320)';
  return /^(preview|thumbnail)/i.test(property) || /Thumbnail/.test(owner)
    ? 'product.picture(320, 400)'
    : 'product.picture()';
}

/** Whether a URL leads to another site, and its owner is not a picture. */
const isElsewhere = (owner, examples) =>
  !/(File|Image|Photo|Picture|Thumbnail|Media)/.test(owner) && examples.length > 0;

function withoutExamples({ property }, schema) {
  if (schema.type === 'boolean') return String(POSITIVE.test(property));
  if (schema.type === 'integer' || schema.type === 'number') {
    const isPrice = schema.type === 'number' && /price|amount|balance|tokens|earnings|cost|fee/i.test(property);
    if (isPrice && schema.maximum === undefined) return 'product.tokens()';
    return `product.number(${schema.minimum ?? 1}, ${schema.maximum ?? 'undefined'})`;
  }
  if (/Id$/.test(property) || schema.pattern) return 'product.id()';
  if (schema.format === 'email') return 'product.email()';
  if (schema.format === 'date') return 'product.day()';
  const most = schema.maxLength ?? 200;
  return `product.words(${text(property)}, ${most})`;
}

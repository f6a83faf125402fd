import { parseSync, Visitor } from 'vite';

/** A literal in a story that should come from the catalogue. */
export interface UiLiteral {
  line: number;
  text: string;
}

type Handlers = NonNullable<ConstructorParameters<typeof Visitor>[0]>;
type Call = Parameters<NonNullable<Handlers['CallExpression']>>[0];
type Argument = Call['arguments'][number];
type Expression = Argument | undefined;

/** The queries of Testing Library whose first argument is a text. */
const textQuery = /^(?:find|get|query)(?:All)?By(?:Text|LabelText|PlaceholderText|AltText|Title|DisplayValue)$/;
const roleQuery = /^(?:find|get|query)(?:All)?ByRole$/;
const textMatcher = /^toHave(?:TextContent|AccessibleName|AccessibleDescription|DisplayValue)$/;

/** Returns the options of a query by role that contain texts. */
function namesIn(options: Expression): Expression[] {
  if (options?.type !== 'ObjectExpression') return [];
  return options.properties.flatMap((property) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    /^(?:name|description)$/.test(property.key.name)
      ? [property.value as Argument]
      : [],
  );
}

/** Returns the arguments of a call that find an element by its text, or state its text. */
function textsOf({ callee, arguments: given }: Call): Expression[] {
  const name = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
  if (roleQuery.test(name)) return namesIn(given[1]);
  return textQuery.test(name) || textMatcher.test(name) ? [given[0]] : [];
}

/** Returns the text that a pattern matches, as far as the pattern contains it: `/^Tip \$25/` → `Tip $25`. */
const plainText = (pattern: string): string =>
  pattern
    .replace(/^\^|\$$/g, '')
    .replace(/\\s/g, ' ')
    .split(/\\[a-z]|(?<!\\)[.*+?()[\]{}|]/)
    .map((part) => part.replace(/\\(.)/g, '$1'))
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const countLetters = (text: string): number => text.replace(/\P{L}/gu, '').length;

/** Returns a text of the catalogue without tags, split at its placeholders. */
const partsOf = (text: string): string[] => text.replace(/<\/?\w+\/?>/g, '').split(/\{\{[^}]*\}\}/);

/**
 * Returns whether a literal is a text of the catalogue with any values in its placeholders. With `isPart`, a part of
 * such a text is sufficient.
 */
type IsUiText = (literal: string, isPart: boolean) => boolean;

/** Creates a matcher for the texts of the catalogue. */
export function createMatcher(texts: readonly string[]): IsUiText {
  const all = texts.map(partsOf).filter((parts) => countLetters(parts.join('')) >= 3);
  const whole = all.map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`, 's'));
  return (literal, isPart) =>
    countLetters(literal) >= 3 &&
    (whole.some((pattern) => pattern.test(literal)) ||
      (isPart && all.some((parts) => parts.some((part) => part.includes(literal)))));
}

/**
 * Returns the literals by which play functions find or check elements, if they are texts of the catalogue. A text that
 * the story passes to its component is data, and therefore allowed.
 */
export function findUiLiterals(source: string, isUiText: IsUiText): UiLiteral[] {
  const { program, errors } = parseSync('story.tsx', source);
  if (errors[0]) throw new Error(errors[0].message);
  const looked = new Map<number, { text: string; isPart: boolean }>();
  const data: string[] = [];
  new Visitor({
    CallExpression(call) {
      for (const argument of textsOf(call)) {
        if (argument?.type === 'TemplateLiteral')
          for (const { start, value } of argument.quasis) looked.set(start, { text: value.raw.trim(), isPart: true });
        if (argument?.type !== 'Literal') continue;
        if ('regex' in argument) looked.set(argument.start, { text: plainText(argument.regex.pattern), isPart: true });
        else if (typeof argument.value === 'string')
          looked.set(argument.start, {
            text: argument.value,
            isPart: /toHaveTextContent/.test(source.slice(call.callee.start, call.callee.end)),
          });
      }
    },
    Literal(node) {
      if (typeof node.value === 'string' && !looked.has(node.start)) data.push(node.value);
    },
    JSXText({ value }) {
      data.push(value);
    },
  }).visit(program);
  return [...looked].flatMap(([start, { text, isPart }]) =>
    isUiText(text, isPart) && !data.some((each) => each.includes(text))
      ? [{ line: source.slice(0, start).split('\n').length, text }]
      : [],
  );
}

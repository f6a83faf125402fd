import type * as zod from 'zod/mini';
import type { FieldFailure } from './failure.ts';

type Issue = zod.core.$ZodIssue;

type Message = Pick<FieldFailure, 'message' | 'params'>;

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): Message {
  const count = Number(minimum);
  const params = { count };
  if (origin === 'string' && count <= 1) return { message: 'Please fill this in.' };
  if (origin === 'string') return { message: 'At least {{count}} characters.', params };
  if (origin === 'array')
    return { message: count === 1 ? 'At least {{count}} item.' : 'At least {{count}} items.', params };
  return { message: 'At least {{minimum}}.', params: { minimum: count } };
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): Message {
  const count = Number(maximum);
  const params = { count };
  if (origin === 'string')
    return { message: count === 1 ? 'At most {{count}} character.' : 'At most {{count}} characters.', params };
  if (origin === 'array')
    return { message: count === 1 ? 'At most {{count}} item.' : 'At most {{count}} items.', params };
  return { message: 'At most {{maximum}}.', params: { maximum: count } };
}

/** A plain message about an invalid field. */
function messageOf(issue: Issue): Message {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_type':
      return issue.input === undefined
        ? { message: 'This is required.' }
        : { message: 'This has to be of type {{type}}.', params: { type: issue.expected } };
    case 'invalid_value':
      return { message: 'One of: {{values}}.', params: { values: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      return {
        message: issue.format === 'email' ? 'This is not an e-mail address.' : 'This does not have the right form.',
      };
    case 'unrecognized_keys':
      return { message: 'This field is not known.' };
    default:
      return { message: 'This is not valid.' };
  }
}

/**
 * Issues of a value that may match one of several variants: those of the closest variant, whose issues are at the deepest level.
 * The only other variant in the contract is null.
 */
function unfold(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depth = (issues: readonly Issue[]) => Math.min(...issues.map(({ path }) => path.length));
  const [nearest] = issue.errors.filter((issues) => issues.length > 0).toSorted((a, b) => depth(b) - depth(a));
  if (!nearest || depth(nearest) === 0) return [issue];
  return nearest.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The `fields` of a 422 from a validator's issues; at most 100. */
export function toFieldErrors(issues: readonly Issue[]): FieldFailure[] {
  return issues
    .flatMap(unfold)
    .flatMap((issue) => {
      const said = messageOf(issue);
      const path = issue.path.map(String);
      const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
      return names.map((name) => ({ path: name.join('.') || 'body', ...said }));
    })
    .slice(0, 100);
}

/**
 * Finds values that are never valid: texts that the database cannot store, with a NUL or an unpaired surrogate, and the key
 * `__proto__`, which validators ignore and an assignment would make a prototype of. Works at any depth; at most 100 fields.
 */
export function findUnkeepable(value: unknown): FieldFailure[] {
  const found: FieldFailure[] = [];
  const waiting: { at: unknown; path: string }[] = [{ at: value, path: '' }];
  for (let next = waiting.pop(); next && found.length < 100; next = waiting.pop()) {
    const { at, path } = next;
    if (typeof at === 'string') {
      const isKept = !at.includes('\0') && at.isWellFormed();
      if (!isKept) found.push({ path: path || 'body', message: 'This holds a character that is none.' });
    } else if (typeof at === 'object' && at !== null) {
      if (Object.hasOwn(at, '__proto__')) {
        found.push({ path: path ? `${path}.__proto__` : '__proto__', message: 'This field is not known.' });
      }
      const inner = Object.entries(at).map(([name, one]) => ({ at: one, path: path ? `${path}.${name}` : name }));
      waiting.push(...inner.toReversed());
    }
  }
  return found;
}

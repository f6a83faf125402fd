import type * as zod from 'zod/mini';
import type { FieldFailure } from './failure.ts';
import type { Reason } from './messages/index.ts';

type Issue = zod.core.$ZodIssue;

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): Reason {
  const params = { min: Number(minimum) };
  if (origin === 'string') return params.min <= 1 ? { reason: 'EMPTY' } : { reason: 'TOO_SHORT', params };
  return { reason: origin === 'array' ? 'TOO_FEW' : 'TOO_SMALL', params };
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): Reason {
  const params = { max: Number(maximum) };
  if (origin === 'string') return { reason: 'TOO_LONG', params };
  return { reason: origin === 'array' ? 'TOO_MANY' : 'TOO_LARGE', params };
}

/** Returns the reason why the validator has refused a field. */
function reasonOf(issue: Issue): Reason {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_type':
      return issue.input === undefined
        ? { reason: 'REQUIRED' }
        : { reason: 'WRONG_TYPE', params: { type: issue.expected } };
    // Only amounts (`Amount`) are numbers of the contract that have a step.
    case 'not_multiple_of':
      return { reason: 'TOO_MANY_DECIMALS' };
    case 'invalid_value':
      return { reason: 'NOT_ALLOWED', params: { values: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      return { reason: issue.format === 'email' ? 'INVALID_EMAIL' : 'INVALID_FORMAT' };
    case 'unrecognized_keys':
      return { reason: 'UNKNOWN_FIELD' };
    default:
      return { reason: 'INVALID' };
  }
}

/**
 * Returns the issues of one variant of a union: the variant whose issues are nested most deeply, because it matches the
 * value best. In the contract, the only other variant is null.
 */
function unfold(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depth = (issues: readonly Issue[]) => Math.min(...issues.map(({ path }) => path.length));
  const [nearest] = issue.errors.filter((issues) => issues.length > 0).toSorted((a, b) => depth(b) - depth(a));
  if (!nearest || depth(nearest) === 0) return [issue];
  return nearest.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Converts the issues of a validator to the `fields` of a response with the status 422. Returns at most 100. */
export function toFieldErrors(issues: readonly Issue[]): FieldFailure[] {
  return issues
    .flatMap(unfold)
    .flatMap((issue) => {
      const reason = reasonOf(issue);
      const path = issue.path.map(String);
      const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
      return names.map((name) => ({ path: name.join('.') || 'body', ...reason }));
    })
    .slice(0, 100);
}

/**
 * Finds invalid values at any depth. These are texts with a NUL or an unpaired surrogate, which the database cannot
 * store, and the key `__proto__`, which validators ignore, and which an assignment would turn into a prototype. Returns
 * at most 100 fields.
 */
export function findInvalidValues(value: unknown): FieldFailure[] {
  const found: FieldFailure[] = [];
  const waiting: { at: unknown; path: string }[] = [{ at: value, path: '' }];
  for (let next = waiting.pop(); next && found.length < 100; next = waiting.pop()) {
    const { at, path } = next;
    if (typeof at === 'string') {
      const isStorable = !at.includes('\0') && at.isWellFormed();
      if (!isStorable) found.push({ path: path || 'body', reason: 'INVALID_CHARACTER' });
    } else if (typeof at === 'object' && at !== null) {
      if (Object.hasOwn(at, '__proto__')) {
        found.push({ path: path ? `${path}.__proto__` : '__proto__', reason: 'UNKNOWN_FIELD' });
      }
      const inner = Object.entries(at).map(([name, one]) => ({ at: one, path: path ? `${path}.${name}` : name }));
      waiting.push(...inner.toReversed());
    }
  }
  return found;
}

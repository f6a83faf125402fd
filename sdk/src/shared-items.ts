type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const idOf = (item: unknown): unknown => (isFields(item) ? item._id : undefined);

/**
 * Shares the structure of a query's data. Equal parts of the new data stay the same objects, so that their components
 * do not render again. Items of a list are matched by `_id`, because a new first item shifts all positions. Items
 * without `_id` are matched by position.
 */
export function shareItems(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const itemsBefore = new Map(before.map((item, index) => [idOf(item) ?? index, item]));
    const items = after.map((item, index) => shareItems(itemsBefore.get(idOf(item) ?? index), item));
    return items.length === before.length && items.every((item, index) => item === before[index]) ? before : items;
  }
  if (!isFields(before) || !isFields(after)) return after;
  const names = Object.keys(after);
  const fields: Fields = {};
  for (const name of names) fields[name] = shareItems(before[name], after[name]);
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && fields[name] === before[name]);
  return isSame ? before : fields;
}

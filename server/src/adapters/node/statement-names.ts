/** Number of uses before a statement gets a name. Rare statements, such as those with long lists of ids, get none. */
const usesBeforeName = 10;
/** Maximum number of names. It is limited because each connection keeps a plan for every name that it has run. */
const maximumNames = 200;
/** Maximum number of counted statements without a name. */
const maximumCounted = 2000;

/** Names of frequent statements. */
export interface StatementNames {
  /** Returns the name of a statement by its SQL; undefined if it has none. */
  nameOf(text: string): string | undefined;
}

/**
 * Names frequent statements, so that PostgreSQL prepares them once per connection: parsing and planning take longer than
 * executing the short statements of a write.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return {
    nameOf(text) {
      const name = names.get(text);
      if (name !== undefined || names.size >= maximumNames) return name;
      const uses = (counts.get(text) ?? 0) + 1;
      if (uses < usesBeforeName) {
        if (counts.size >= maximumCounted) counts.clear();
        counts.set(text, uses);
        return undefined;
      }
      counts.delete(text);
      const newName = `statement_${names.size}`;
      names.set(text, newName);
      return newName;
    },
  };
}

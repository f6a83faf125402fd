/**
 * A statement gets a name after this number of uses. Rare statements, such as those with long lists of ids, get none.
 */
const usesBeforeName = 10;
/** The maximum number of names. Each connection keeps a plan for every named statement that it has run. */
const maximumNames = 200;
/** The maximum number of statements without a name whose uses are counted. */
const maximumCounted = 2000;

/** Names of frequent statements. */
export interface StatementNames {
  /** Returns the name of a statement by its SQL; undefined if it has none. */
  nameOf(text: string): string | undefined;
}

/**
 * Names frequent statements, so that PostgreSQL prepares them once per connection. Parsing and planning a short
 * statement of a write takes longer than executing it.
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

/** How often a statement has to be seen before it gets a name: those made once, such as long lists of ids, get none. */
const usesBeforeName = 10;
/** Names of one process. Each connection keeps a plan for every name that it has run, so their number is bounded. */
const maximumNames = 200;
/** Statements without a name that are counted. */
const maximumCounted = 2000;

/** Names for the statements that are run again and again. */
export interface StatementNames {
  /** The name of a statement by its text; undefined where it has none. */
  nameOf(text: string): string | undefined;
}

/**
 * Gives frequent statements a name, with which PostgreSQL prepares them once per connection: parsing and planning take
 * it longer than running the short statements of a write.
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
      const given = `statement_${names.size}`;
      names.set(text, given);
      return given;
    },
  };
}

/** A row of the table of screens. */
export interface ScreenRow {
  /** The address, or what the screen lies over. */
  route: string;
  /** The title of its stories. */
  stories: string;
  /** Each state, and the story that shows it: its name, or title and name where it is a part's. */
  states: Readonly<Record<string, string>>;
  /** States of its row whose part is built later. */
  later?: readonly string[];
}

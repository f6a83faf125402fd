/** A row of the table of screens. */
export interface ScreenRow {
  /** The path, or what the screen overlays. */
  route: string;
  /** The title of its stories. */
  stories: string;
  /** Each state, and the story that shows it: its name, or title and name where it is a part's. */
  states: Readonly<Record<string, string>>;
  /** States that are implemented later. */
  later?: readonly string[];
}

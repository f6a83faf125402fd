/** An implemented screen and its stories. */
export interface ScreenRow {
  /** The path, or the name of the overlay. */
  route: string;
  /** The title of its stories. */
  stories: string;
  /** The story that shows each state: its name, or title and name if it belongs to another component. */
  states: Readonly<Record<string, string>>;
  /** States that are not implemented yet. */
  later?: readonly string[];
}

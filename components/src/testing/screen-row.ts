/** A screen that is implemented, and its stories. */
export interface ScreenRow {
  /** The path, or the name of the overlay. */
  route: string;
  /** The title of the screen's stories. */
  stories: string;
  /** The name of the story that shows each state. For a story of another component, its title and its name. */
  states: Readonly<Record<string, string>>;
  /** The states that are not implemented yet. */
  later?: readonly string[];
}

/** The states of every screen, with the names of their stories. */
export const page = { loading: 'Loading', ready: 'Ready', error: 'Failed' };
/** The states of a screen with a list. */
export const list = { ...page, empty: 'Empty', 'loading more': 'LoadingMore', end: 'End' };

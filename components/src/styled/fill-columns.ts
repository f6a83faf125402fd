/**
 * Returns the columns of a grid: as many as fit, each at least `minWidth` wide, but never wider than the grid itself.
 * With `auto-fit` a few items fill the row; with `auto-fill` they keep the width of a full row's items.
 */
export const fillColumns = (minWidth: string, mode: 'auto-fill' | 'auto-fit' = 'auto-fill'): string =>
  `repeat(${mode}, minmax(min(${minWidth}, 100%), 1fr))`;

/**
 * Returns the columns of a grid. There are as many columns as fit, each at least `minWidth` wide, but never wider than
 * the grid itself. If there are fewer items than columns, `auto-fit` stretches the items to fill the row, and
 * `auto-fill` leaves the other columns empty.
 */
export const fillColumns = (minWidth: string, mode: 'auto-fill' | 'auto-fit' = 'auto-fill'): string =>
  `repeat(${mode}, minmax(min(${minWidth}, 100%), 1fr))`;

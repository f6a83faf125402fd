import type { MouseEvent, ReactNode } from 'react';
import { BackLink, Box } from '../primitives/index.ts';

/** Whether the router has a previous page of the app in the history of this tab. */
const hasPreviousPage = () => typeof history.state?.idx === 'number' && history.state.idx > 0;

/**
 * The page of an item, below an arrow that leads back to the previous page, at the position where the viewer left it. If
 * the item is the first page in the tab, the arrow leads to `homeHref`.
 */
export function ItemPage({ homeHref, children }: { homeHref: string; children: ReactNode }) {
  const goBack = (event: MouseEvent) => {
    // A click that opens a new tab or window opens the link.
    if (!hasPreviousPage() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.back();
  };
  return (
    <>
      <Box mt="-2" mb="1">
        <BackLink to={homeHref} onClick={goBack} />
      </Box>
      {children}
    </>
  );
}

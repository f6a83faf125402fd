import type { CSSProperties, ReactNode } from 'react';
import { ToastRegion } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';

export interface BlankLayoutProps {
  /** Rendered above the page, whose height it reduces. An example is the demo banner. */
  banner?: ReactNode;
  children: ReactNode;
}

/**
 * A layout without header and navigation, for players of full height. The CSS variable `--page-height` is the page's
 * height.
 */
export function BlankLayout({ banner, children }: BlankLayoutProps) {
  return (
    <>
      <styled.div data-full-height="" h="100dvh" display="flex" flexDirection="column">
        {banner}
        <styled.main
          id="content"
          tabIndex={-1}
          outline="none"
          flex="1"
          minH="0"
          overflowY="auto"
          containerType="size"
          style={{ '--page-height': '100cqh' } as CSSProperties}
        >
          {children}
        </styled.main>
      </styled.div>
      <ToastRegion />
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ToastRegion } from '../../primitives/toasts/index.ts';

/** No chrome at all: for full-height players and the development mailbox. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <chakra.main id="content" tabIndex={-1} outline="none" minH="100dvh">
        {children}
      </chakra.main>
      <ToastRegion />
    </>
  );
}

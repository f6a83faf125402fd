import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import './fonts.css';
import { getSystem } from './system.ts';

/** Gives everything inside it the tokens, the fonts and the document's rules. One per page, outermost. */
export function FanlightProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={getSystem()}>{children}</ChakraProvider>;
}

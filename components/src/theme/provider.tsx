import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import './fonts.css';
import { system } from './system.ts';

/** Gives everything inside it the tokens, the fonts and the document's rules. One per page, outermost. */
export function FanlightProvider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

import type { ReactNode } from 'react';
import { Flex } from '../primitives/index.ts';

export interface FormFooterProps {
  children: ReactNode;
  /** Whether the form is directly on the page instead of in a card. */
  isOnPage?: boolean;
}

/** The buttons of a long form. They stay above the bottom navigation while the end of the form is below the screen. */
export function FormFooter({ children, isOnPage = false }: FormFooterProps) {
  return (
    <Flex
      gap="3"
      justify="flex-end"
      wrap="wrap"
      position="sticky"
      bottom="calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom))"
      zIndex="sticky"
      mx="-4"
      px="4"
      py="2"
      bg={isOnPage ? 'bg.page' : 'bg.surface'}
      borderTop="1px solid"
      borderColor="border.hairline"
    >
      {children}
    </Flex>
  );
}

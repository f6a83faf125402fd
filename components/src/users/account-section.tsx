import type { ReactNode } from 'react';
import { Card, Heading } from '../primitives/index.ts';

export interface AccountSectionProps {
  /** Its place in the address: `#profile`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One part of an account page, with an address of its own. */
export function AccountSection({ id, title, children }: AccountSectionProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} scrollMarginTop="80px">
      <Heading level={2} id={`${id}-title`} mb="4">
        {title}
      </Heading>
      {children}
    </Card>
  );
}

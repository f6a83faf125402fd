import type { ReactNode } from 'react';
import { Card, Heading } from '../primitives/index.ts';

export interface AccountSectionProps {
  /** The fragment of the section's URL, such as `profile`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of an account page, to which a URL and a tab of the page lead. It stops below the header and the tabs. */
export function AccountSection({ id, title, children }: AccountSectionProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} scrollMarginTop="132px">
      <Heading level={2} id={`${id}-title`} mb="4">
        {title}
      </Heading>
      {children}
    </Card>
  );
}

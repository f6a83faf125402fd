import type { ReactNode } from 'react';
import { Stack } from '../layout/index.ts';
import { Heading } from '../text/index.ts';
import { Card } from './card.tsx';

export interface SectionCardProps {
  title: string;
  children: ReactNode;
}

/** A card with a heading: a part of the page of an order or a payout. */
export function SectionCard({ title, children }: SectionCardProps) {
  return (
    <Card as="section" aria-label={title} padding="sm">
      <Stack gap="3">
        <Heading level={2} size="label">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { styled } from '../../styled/index.ts';
import { Illustration, type IllustrationName } from '../illustration/index.ts';
import { Heading, Text } from '../text/index.ts';

const Frame = styled('div', {
  name: 'emptyState',
  base: {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '2',
    px: '4',
    py: '10',
    animation: 'appear 200ms',
  },
});

export interface EmptyStateProps {
  illustration: IllustrationName;
  /** Describes what will be listed. */
  title: ReactNode;
  text?: ReactNode;
  /** The suggested action: a `Button` or a `ButtonLink`. */
  action?: ReactNode;
  /** The heading level of the title. */
  level?: 1 | 2 | 3;
}

/** Rendered instead of an empty list: describes what will be listed, and suggests an action. */
export function EmptyState({ illustration, title, text, action, level = 2 }: EmptyStateProps) {
  return (
    <Frame>
      <styled.div mb="3">
        <Illustration name={illustration} />
      </styled.div>
      <Heading level={level} size="heading">
        {title}
      </Heading>
      {text && (
        <Text tone="muted" maxW="44ch" textWrap="pretty">
          {text}
        </Text>
      )}
      {action && <styled.div mt="4">{action}</styled.div>}
    </Frame>
  );
}

import type { ReactNode } from 'react';
import { styled } from '../../styled/index.ts';
import { Heading, Text } from '../text/index.ts';
import { BackLink } from './back-link.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** The path of the parent page, to which a back link leads. */
  backHref?: string;
  /** The buttons of the page. At most one of them is `main`. */
  actions?: ReactNode;
}

/** The header of a page, with the `h1`, a back link and buttons. */
export function PageHeader({ title, description, backHref, actions }: PageHeaderProps) {
  return (
    <styled.header display="flex" alignItems="center" flexWrap="wrap" gap="3" minH="target" mb="6">
      {backHref && <BackLink to={backHref} />}
      <styled.div flex="1" minW="min(240px, 60%)" display="grid" gap="1">
        <Heading level={1}>{title}</Heading>
        {description && <Text tone="muted">{description}</Text>}
      </styled.div>
      {actions && (
        <styled.div display="flex" gap="2" flexWrap="wrap">
          {actions}
        </styled.div>
      )}
    </styled.header>
  );
}

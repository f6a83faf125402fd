import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { useIsHydrating } from '../hydration/index.ts';
import { Heading } from '../text/index.ts';

export interface PrintCopyProps {
  /** The title of the document. The name of the site precedes it. */
  title: string;
  children: ReactNode;
}

/** A document that only the printer shows, instead of the page; see `data-print` in `global-css.ts`. */
export function PrintCopy({ title, children }: PrintCopyProps) {
  const { t } = useTranslation('common');
  const isHydrating = useIsHydrating();
  if (isHydrating) return null;
  return createPortal(
    <styled.div data-print="" p="6">
      <styled.div display="grid" gap="4">
        <Heading level={1}>{`${t('siteName')} · ${title}`}</Heading>
        {children}
      </styled.div>
    </styled.div>,
    document.body,
  );
}

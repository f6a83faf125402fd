import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, EmptyState } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
import { Logo } from '../logo/index.ts';

function FullPage({ siteName, logoUrl, banner, children }: ReplacementProps & { children: ReactNode }) {
  return (
    <styled.div minH="100dvh" display="flex" flexDirection="column">
      {banner}
      <styled.main flex="1" display="grid" gridTemplateRows="auto 1fr auto" p="6">
        <Logo siteName={siteName} logoUrl={logoUrl} />
        <styled.div display="grid" alignContent="center">
          {children}
        </styled.div>
        <span />
      </styled.main>
    </styled.div>
  );
}

/** The props of all pages that replace every other page. */
export interface ReplacementProps {
  siteName: string;
  logoUrl?: string | null;
  /** Rendered above the page, such as the demo banner. */
  banner?: ReactNode;
}

/** Replaces every page during the maintenance mode. */
export function MaintenancePage({ onRetry, ...site }: ReplacementProps & { onRetry: () => void }) {
  const { t } = useTranslation('replacements');
  return (
    <FullPage {...site}>
      <EmptyState
        level={1}
        illustration="unplugged"
        title={t('maintenance.title')}
        text={t('maintenance.text')}
        action={
          <Button variant="outline" onClick={onRetry}>
            {t('maintenance.retry')}
          </Button>
        }
      />
    </FullPage>
  );
}

/** Replaces every page in a country for which the operator has blocked the site (rule A4). */
export function CountryBlockedPage(site: ReplacementProps) {
  const { t } = useTranslation('replacements');
  return (
    <FullPage {...site}>
      <EmptyState
        level={1}
        illustration="door"
        title={t('countryBlocked.title')}
        text={t('countryBlocked.text', { siteName: site.siteName })}
      />
    </FullPage>
  );
}

/**
 * The page for a URL that does not exist, or that is hidden from the viewer (rule A4). It is rendered inside a layout.
 */
export function NotFoundPage({ homeHref }: { homeHref: string }) {
  const { t } = useTranslation('common');
  return (
    <EmptyState
      level={1}
      illustration="lantern"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <ButtonLink to={homeHref} variant="outline">
          {t('notFound.action')}
        </ButtonLink>
      }
    />
  );
}

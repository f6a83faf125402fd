import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import { Box, Icon, styled } from '../primitives/index.ts';

const RoundLink = styled(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'target',
    h: 'target',
    borderRadius: 'full',
    color: 'fg.muted',
    _hover: { bg: 'bg.raised', color: 'fg.default' },
    md: { display: 'none' },
  },
});

/** The search in the header: the search field on wide screens, and a link to the search page on phones. */
export function SearchLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation('search');
  return (
    <>
      <RoundLink to={paths.search()} aria-label={t('title')}>
        <Icon icon={Search} />
      </RoundLink>
      <Box display="none" md={{ display: 'block' }}>
        {children}
      </Box>
    </>
  );
}

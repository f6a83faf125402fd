import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Heading } from '../primitives/index.ts';

/** The other items of a performer, below an item of the same kind. */
export function MoreFrom({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <Box as="section" aria-labelledby="more-from">
      <Heading level={2} id="more-from" mb="4">
        {t('moreFrom', { name })}
      </Heading>
      {children}
    </Box>
  );
}

import type { PerformerPromotion } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, type Loadable, LoadableView, Skeleton, Text } from '../primitives/index.ts';

export interface LinkedOfferProps {
  /** The promotion of the link that the viewer has opened. */
  offer: Loadable<PerformerPromotion>;
  /** Whether the code in the link is unknown, so that another attempt would fail, too. */
  isMissing: boolean;
  /** Renders the promotion. */
  children: (offer: PerformerPromotion) => ReactNode;
}

/** The promotion of a link on a profile, while it loads, or if it fails to load (rule M13). */
export function LinkedOffer({ offer, isMissing, children }: LinkedOfferProps) {
  const { t } = useTranslation('offers');
  if (isMissing)
    return (
      <Box role="note" bg="bg.raised" borderRadius="card" p="4">
        <Text>{t('unknown')}</Text>
      </Box>
    );
  return (
    <LoadableView data={offer} skeleton={<Skeleton h="84px" borderRadius="card" />}>
      {children}
    </LoadableView>
  );
}

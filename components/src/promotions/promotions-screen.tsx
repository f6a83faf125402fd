import { formatDate } from '@fanlight/sdk/format';
import type { Promotion } from '@fanlight/sdk/models';
import { Copy, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Badge,
  Box,
  Button,
  Card,
  EmptyState,
  Flex,
  type ListLoadable,
  LoadableList,
  LocalText,
  PageHeader,
  Text,
} from '../primitives/index.ts';
import { HistorySkeleton } from '../wallet/index.ts';

export interface PromotionsScreenProps {
  promotions: ListLoadable<Promotion>;
  onNew: () => void;
  onCopy: (promotion: Promotion) => void;
  /** Asks whether the promotion should end now. */
  onEnd: (promotion: Promotion) => void;
  onLoadMore: () => void;
}

const tones = { active: 'success', ended: 'neutral', 'used-up': 'neutral', used: 'neutral' } as const;

function PromotionRow({
  promotion,
  onCopy,
  onEnd,
}: Pick<PromotionsScreenProps, 'onCopy' | 'onEnd'> & { promotion: Promotion }) {
  const { t, i18n } = useTranslation('promotions');
  const { kind, percentOff, freeDays, status, isLinkOnly, totalUses, maxUses, endsAt, code } = promotion;
  const title = kind === 'trial' ? t('trial', { count: freeDays ?? 0 }) : t('discount', { percent: percentOff });
  const details = [
    t('uses', { uses: totalUses, max: maxUses }),
    t('until', { date: formatDate(endsAt, i18n.language) }),
    ...(isLinkOnly ? [t('linkOnly')] : []),
  ];
  const isActive = status === 'active';
  return (
    <Box as="article" aria-label={`${title} ${code}`} py="3">
      <Flex gap="3" justify="space-between" align="baseline">
        <Text fontWeight="semibold">{title}</Text>
        <Badge tone={tones[status]}>{t(`status.${status === 'used' ? 'ended' : status}`)}</Badge>
      </Flex>
      <Text tone="muted" size="sm">
        <LocalText>{details.join(' · ')}</LocalText>
      </Text>
      {isActive && (
        <Flex gap="2" wrap="wrap" mt="2">
          <Button
            variant="outline"
            size="sm"
            icon={Copy}
            aria-label={`${t('copy')}: ${code}`}
            onClick={() => onCopy(promotion)}
          >
            {t('copy')}
          </Button>
          <Button variant="ghost" size="sm" aria-label={`${t('end')}: ${code}`} onClick={() => onEnd(promotion)}>
            {t('end')}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

/** `/creator/promotions`: the performer's promotions and trial links (operation `listMyPromotions`, rule M13). */
export function PromotionsScreen({ promotions, onNew, onCopy, onEnd, onLoadMore }: PromotionsScreenProps) {
  const { t } = useTranslation('promotions');
  return (
    <Box>
      <PageHeader
        title={t('title')}
        description={t('text')}
        backHref={paths.creatorAccount()}
        actions={
          <Button variant="main" icon={Plus} onClick={onNew}>
            {t('new')}
          </Button>
        }
      />
      <Card padding="sm">
        <LoadableList
          data={promotions}
          skeleton={<HistorySkeleton />}
          getKey={({ _id }) => _id}
          renderItem={(promotion) => <PromotionRow promotion={promotion} onCopy={onCopy} onEnd={onEnd} />}
          onLoadMore={onLoadMore}
          label={t('list')}
          gap="2"
          isDivided
          empty={<EmptyState illustration="seats" title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Card>
    </Box>
  );
}

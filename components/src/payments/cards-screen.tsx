import type { SavedCard } from '@fanlight/sdk/models';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Flex,
  Icon,
  type Loadable,
  LoadableView,
  PageHeader,
  Skeleton,
  Stack,
} from '../primitives/index.ts';
import { CardLine, useCardName } from './card-line.tsx';

export interface CardsScreenProps {
  cards: Loadable<SavedCard[]>;
  /** The id of the card that is becoming the default card. */
  pendingId?: string;
  onAdd: () => void;
  onMakeDefault: (card: SavedCard) => void;
  onRemove: (card: SavedCard) => void;
}

function CardsSkeleton() {
  return (
    <Stack gap="4">
      {[0, 1].map((row) => (
        <Flex key={row} gap="3" align="center" minH="64px">
          <Skeleton w="24px" h="24px" />
          <Stack gap="2" flex="1">
            <Skeleton h="16px" w="50%" />
            <Skeleton h="12px" w="20%" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}

function Row({
  card,
  pendingId,
  onMakeDefault,
  onRemove,
}: { card: SavedCard } & Omit<CardsScreenProps, 'cards' | 'onAdd'>) {
  const { t } = useTranslation('payments');
  const name = useCardName()(card);
  return (
    <Flex as="li" gap="3" align="center" minH="64px" py="3" flexWrap="wrap">
      <Flex gap="3" align="center" flex="1" flexWrap="wrap" minW={{ base: '100%', md: '0' }}>
        <CardLine card={card} />
      </Flex>
      <Flex gap="2" flexWrap="wrap" ms={{ base: '36px', md: '0' }}>
        {!card.isDefault && card.status === 'ready' && (
          <Button
            variant="outline"
            size="sm"
            loading={pendingId === card._id}
            aria-label={t('cards.makeDefaultNamed', { card: name })}
            onClick={() => onMakeDefault(card)}
          >
            {t('cards.makeDefault')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('cards.removeNamed', { card: name })}
          onClick={() => onRemove(card)}
        >
          {t('cards.remove')}
        </Button>
      </Flex>
    </Flex>
  );
}

/**
 * `/user/cards`: lists the saved cards. The viewer adds and removes cards, and selects the default card (operation
 * `listPaymentCards`).
 */
export function CardsScreen({ cards, onAdd, ...rest }: CardsScreenProps) {
  const { t } = useTranslation('payments');
  const add = (
    <Button variant="main" onClick={onAdd}>
      <Icon icon={Plus} size={18} />
      {t('cards.add')}
    </Button>
  );
  const isFilled = cards.state === 'ready' && cards.value.length > 0;
  return (
    <Box>
      <PageHeader
        title={t('cards.title')}
        description={t('cards.description')}
        backHref={paths.wallet()}
        {...(isFilled && { actions: add })}
      />
      <Card>
        <LoadableView data={cards} skeleton={<CardsSkeleton />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState illustration="purse" title={t('cards.emptyTitle')} text={t('cards.emptyText')} action={add} />
            ) : (
              <Box as="ul" listStyleType="none" aria-label={t('cards.title')}>
                {list.map((card) => (
                  <Row key={card._id} card={card} {...rest} />
                ))}
              </Box>
            )
          }
        </LoadableView>
      </Card>
    </Box>
  );
}

import type { Performer } from '@fanlight/sdk/models';
import { Compass, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WindowPanel } from '../layouts/index.ts';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  ButtonLink,
  EmptyState,
  Flex,
  fillColumns,
  Heading,
  type Loadable,
  LoadableView,
  Stack,
  styled,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { PerformerCard, PerformerCardSkeleton } from './performer-card.tsx';

export interface WelcomeScreenProps {
  top: Loadable<readonly Performer[]>;
  /** Random performers, without those of `top`. */
  random: Loadable<readonly Performer[]>;
  /** Fetches other random performers. */
  onShuffle: () => void;
}

/**
 * On phones the cards scroll horizontally, so that the page stays short. On wider screens they are a grid with three
 * columns.
 */
const CardGrid = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(260px, 76vw)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '4',
    scrollbarWidth: 'none',
    mx: '-4',
    px: '4',
    // Leaves space for the focus ring of the cards.
    my: '-1',
    py: '1',
    '& > *': { scrollSnapAlign: 'start' },
    md: {
      gridAutoFlow: 'row',
      gridTemplateColumns: fillColumns('280px'),
      overflow: 'visible',
      m: '0',
      p: '0',
    },
  },
});

function Cards({ performers }: { performers: Loadable<readonly Performer[]> }) {
  const { t } = useTranslation('performers');
  const shapes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  return (
    <LoadableView
      data={performers}
      skeleton={
        <CardGrid>
          {shapes.map((shape) => (
            <PerformerCardSkeleton key={shape} />
          ))}
        </CardGrid>
      }
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyState level={3} illustration="stage" title={t('welcome.empty')} />
        ) : (
          <CardGrid>
            {items.map((performer) => (
              <PerformerCard key={performer._id} performer={performer} />
            ))}
          </CardGrid>
        )
      }
    </LoadableView>
  );
}

/** Lets large text wrap to a second line, where it would otherwise be truncated. */
const wrapping = { whiteSpace: 'normal', flexShrink: 1 } as const;

function Hero() {
  const { t } = useTranslation('performers');
  return (
    <Box
      as="section"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
      overflow="hidden"
      borderRadius="card"
      border="1px solid"
      borderColor="border.hairline"
      bg="bg.surface"
    >
      <Box position="relative" h={{ base: '168px', md: 'full' }} minH={{ md: '380px' }} order={{ md: '1' }}>
        <WindowPanel />
      </Box>
      <Stack gap="4" justify="center" overflowWrap="anywhere" px={{ base: '6', md: '10' }} py={{ base: '6', md: '10' }}>
        <Heading level={1} size="hero">
          {t('welcome.title')}
        </Heading>
        <Text size="md" tone="muted">
          {t('welcome.text')}
        </Text>
        <Flex gap="3" wrap="wrap" mt="2">
          <ButtonLink to={paths.register()} variant="main" size="lg" style={wrapping}>
            {t('welcome.join')}
          </ButtonLink>
          <ButtonLink to={paths.login()} variant="outline" size="lg" style={wrapping}>
            {t('welcome.login')}
          </ButtonLink>
        </Flex>
        <Text tone="muted">
          {t('welcome.creator')} <TextLink to={paths.performerRegister()}>{t('welcome.open')}</TextLink>
        </Text>
      </Stack>
    </Box>
  );
}

/** `/` for visitors: introduces the site and suggests performers. */
export function WelcomeScreen({ top, random, onShuffle }: WelcomeScreenProps) {
  const { t } = useTranslation('performers');
  const hasNoPerformers = random.state === 'ready' && random.value.length === 0;
  return (
    <Stack gap="10">
      <Hero />
      <Box as="section" aria-labelledby="top-creators">
        <Flex justify="space-between" align="center" mb="4" gap="3" wrap="wrap">
          <Heading level={2} id="top-creators">
            {t('welcome.top')}
          </Heading>
          <Box me="-4">
            <ButtonLink to={paths.explore()} variant="ghost" size="sm" icon={Compass}>
              {t('welcome.seeAll')}
            </ButtonLink>
          </Box>
        </Flex>
        <Cards performers={top} />
      </Box>
      {!hasNoPerformers && (
        <Box as="section" aria-labelledby="random-creators">
          <Flex justify="space-between" align="center" mb="4" gap="3" wrap="wrap">
            <Heading level={2} id="random-creators">
              {t('welcome.random')}
            </Heading>
            <Button variant="ghost" size="sm" icon={RefreshCw} me="-4" onClick={onShuffle}>
              {t('welcome.shuffle')}
            </Button>
          </Flex>
          <Cards performers={random} />
        </Box>
      )}
    </Stack>
  );
}

import type { Performer } from '@fanlight/sdk/models';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  ButtonLink,
  chakra,
  Flex,
  Heading,
  type Loadable,
  LoadableView,
  Stack,
  Text,
} from '../primitives/index.ts';
import { PerformerCard, PerformerCardSkeleton } from './performer-card.tsx';

/** Props of {@link WelcomeScreen}. */
export interface WelcomeScreenProps {
  top: Loadable<readonly Performer[]>;
  random: Loadable<readonly Performer[]>;
  /** Draws other random ones. */
  onShuffle: () => void;
}

const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  },
});

function Cards({ performers }: { performers: Loadable<readonly Performer[]> }) {
  const { t } = useTranslation('performers');
  const shapes = ['first', 'second', 'third', 'fourth'];
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
          <Text tone="muted">{t('welcome.empty')}</Text>
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

function Hero() {
  const { t } = useTranslation('performers');
  return (
    <Box
      as="section"
      position="relative"
      overflow="hidden"
      borderRadius="card"
      border="1px solid"
      borderColor="border.hairline"
      bg="bg.surface"
      px={{ base: '6', md: '10' }}
      py="10"
    >
      <Box
        aria-hidden
        position="absolute"
        right="-80px"
        top="-140px"
        w="420px"
        h="420px"
        borderRadius="full"
        backgroundImage="{gradients.accent}"
        opacity="0.22"
        filter="blur(60px)"
      />
      <Stack gap="4" maxW="56ch" position="relative">
        <Heading level={1} size="hero">
          {t('welcome.title')}
        </Heading>
        <Text size="md" tone="muted">
          {t('welcome.text')}
        </Text>
        <Flex gap="3" wrap="wrap" mt="2">
          <ButtonLink to={paths.register()} variant="main" size="lg">
            {t('welcome.join')}
          </ButtonLink>
          <ButtonLink to={paths.login()} variant="outline" size="lg">
            {t('welcome.login')}
          </ButtonLink>
        </Flex>
      </Stack>
    </Box>
  );
}

/** `/` for visitors: what this is, and who is here. */
export function WelcomeScreen({ top, random, onShuffle }: WelcomeScreenProps) {
  const { t } = useTranslation('performers');
  return (
    <Stack gap="10">
      <Hero />
      <Box as="section" aria-labelledby="top-creators">
        <Heading level={2} id="top-creators" mb="4">
          {t('welcome.top')}
        </Heading>
        <Cards performers={top} />
      </Box>
      <Box as="section" aria-labelledby="random-creators">
        <Flex justify="space-between" align="center" mb="4" gap="3" wrap="wrap">
          <Heading level={2} id="random-creators">
            {t('welcome.random')}
          </Heading>
          <Button variant="ghost" icon={RefreshCw} onClick={onShuffle}>
            {t('welcome.shuffle')}
          </Button>
        </Flex>
        <Cards performers={random} />
      </Box>
    </Stack>
  );
}

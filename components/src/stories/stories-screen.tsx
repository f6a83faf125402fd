import type { PerformerStories } from '@fanlight/sdk/models';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  ButtonLink,
  EmptyState,
  Flex,
  IconButton,
  type Loadable,
  LoadableView,
  portraitWidth,
  Skeleton,
  Stack,
} from '../primitives/index.ts';
import { storyHeight } from './story-layout.ts';
import { type StoriesActions, StoryPlayer } from './story-player.tsx';

export type { StoriesActions } from './story-player.tsx';

export interface StoriesScreenProps {
  /**
   * The performers whose stories are played, in this order. If the stories of the performer in the URL have expired,
   * the list does not contain that performer.
   */
  groups: Loadable<readonly PerformerStories[]>;
  /** The performer whose stories are shown. */
  performerId: string;
  /** Whether the player is paused because a dialog is open. */
  isHeld?: boolean;
  actions: StoriesActions;
}

/** Shown if the performer's stories have expired, one day after their publication. */
function Expired({
  performerId,
  groups,
  actions,
}: StoriesScreenProps & { groups: { value: readonly PerformerStories[] } }) {
  const { t } = useTranslation('stories');
  const [next] = groups.value;
  return (
    <Stack minH="var(--page-height, 100dvh)" align="center" justify="center" p="6" bg="bg.page">
      <EmptyState
        level={1}
        illustration="lantern"
        title={t('expiredTitle')}
        text={t('expiredText')}
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            {next && (
              <Button variant="main" onClick={() => actions.onPerformerChange(next.performer._id)}>
                {t('others')}
              </Button>
            )}
            <ButtonLink to={paths.profile(performerId)} variant="outline">
              {t('toProfile')}
            </ButtonLink>
          </Flex>
        }
      />
      <Box position="absolute" top="max(12px, env(safe-area-inset-top))" insetEnd="3">
        <IconButton icon={X} label={t('close')} onClick={actions.onClose} />
      </Box>
    </Stack>
  );
}

/** `/stories/{performerId}`: plays a performer's stories of the last day, and then those of the next performer. */
export function StoriesScreen(props: StoriesScreenProps) {
  const { groups, performerId, isHeld = false, actions } = props;
  return (
    <Box data-full-height="" position="relative" minH="var(--page-height, 100dvh)">
      <LoadableView
        data={groups}
        skeleton={
          <Box py={{ md: '4' }}>
            <Skeleton
              h={storyHeight}
              maxW={{ base: 'full', md: portraitWidth }}
              mx="auto"
              borderRadius={{ base: '0', md: 'card' }}
            />
          </Box>
        }
      >
        {(value) => {
          const place = value.findIndex(({ performer }) => performer._id === performerId);
          const group = value[place];
          if (!group) return <Expired {...props} groups={{ state: 'ready', value }} />;
          const go = (by: 1 | -1) => {
            const next = value[place + by];
            if (next) actions.onPerformerChange(next.performer._id);
            else if (by === 1) actions.onClose();
          };
          return (
            <StoryPlayer
              key={performerId}
              group={group}
              hasBefore={place > 0}
              isHeld={isHeld}
              onLeave={go}
              actions={actions}
            />
          );
        }}
      </LoadableView>
    </Box>
  );
}

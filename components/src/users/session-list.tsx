import type { Session } from '@fanlight/sdk/models';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  Badge,
  Box,
  Button,
  Flex,
  Icon,
  type Loadable,
  LoadableView,
  LocalText,
  RelativeTime,
  Skeleton,
  Stack,
  styled,
  Text,
} from '../primitives/index.ts';

export interface SessionListProps {
  sessions: Loadable<readonly Session[]>;
  /** Ends a session. Ending the current session logs out. */
  onEnd: (session: Session) => void;
  /** The id of the session that is being ended. */
  busyId?: string | null;
}

function SessionRow({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const { t, i18n } = useTranslation('users');
  const { client, isCurrent, countryCode, usedAt } = session;
  const name = client || t('sessions.unknown');
  const country = countryCode ? new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode) : undefined;
  return (
    <Flex gap="3" align="center" minH="44px" wrap="wrap">
      <Box color="fg.muted" lineHeight="0">
        <Icon icon={/iPhone|Android/.test(client) ? Smartphone : Monitor} />
      </Box>
      <Box flex="1" minW="180px">
        <Flex columnGap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold">{name}</Text>
          {isCurrent && <Badge tone="success">{t('sessions.current')}</Badge>}
        </Flex>
        <Text tone="subtle" size="xs">
          {country && <LocalText>{`${country} · `}</LocalText>}
          {t('sessions.used')} <RelativeTime at={usedAt} />
        </Text>
      </Box>
      <Button
        variant="outline"
        size="sm"
        loading={isBusy}
        aria-label={isCurrent ? undefined : t('sessions.endName', { name })}
        onClick={onEnd}
      >
        {isCurrent ? t('sessions.logout') : t('sessions.end')}
      </Button>
    </Flex>
  );
}

/** Lists the viewer's sessions, each with a button that ends it (operations `listSessions`, `endSession`, rule P3). */
export function SessionList({ sessions, onEnd, busyId }: SessionListProps) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="4">
      <Text tone="muted">{t('sessions.text')}</Text>
      <LoadableView
        data={sessions}
        skeleton={
          <Stack gap="3">
            <Skeleton h="44px" />
            <Skeleton h="44px" />
          </Stack>
        }
      >
        {(all) => (
          <styled.ul aria-label={t('sessions.title')} display="grid" gap="3" listStyleType="none" p="0" m="0">
            {all.map((session) => (
              <li key={session._id}>
                <SessionRow session={session} isBusy={session._id === busyId} onEnd={() => onEnd(session)} />
              </li>
            ))}
          </styled.ul>
        )}
      </LoadableView>
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { BlockedUsers, type BlockedUsersProps } from '../blocks/index.ts';
import { paths } from '../paths/index.ts';
import { Box, ButtonLink, Stack, Text } from '../primitives/index.ts';
import { AccountSection } from './account-section.tsx';
import { DeleteAccount, type DeleteAccountProps } from './delete-account.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';

/** Props of {@link PersonalSections}. */
export interface PersonalSectionsProps {
  sessions: SessionListProps;
  blocks: BlockedUsersProps;
  deletion: Omit<DeleteAccountProps, 'balance' | 'isPerformer'>;
}

/** Returns the ids and the titles of {@link PersonalSections}, for the tabs of the page. */
export function usePersonalTabs(): { id: string; title: string }[] {
  const { t } = useTranslation('users');
  const { t: tBlocks } = useTranslation('blocks');
  return [
    { id: 'blocked', title: tBlocks('users.title') },
    { id: 'reports', title: t('reports.title') },
    { id: 'sessions', title: t('sessions.title') },
    { id: 'delete', title: t('deletion.title') },
  ];
}

/**
 * The sections that the account pages of fans and performers share: blocked users, reports, sessions, and the deletion
 * of the account.
 */
export function PersonalSections({
  sessions,
  blocks,
  deletion,
  balance,
  isPerformer,
}: PersonalSectionsProps & Pick<DeleteAccountProps, 'balance' | 'isPerformer'>) {
  const { t } = useTranslation('users');
  const { t: tBlocks } = useTranslation('blocks');
  return (
    <>
      <AccountSection id="blocked" title={tBlocks('users.title')}>
        <BlockedUsers {...blocks} />
      </AccountSection>
      <AccountSection id="reports" title={t('reports.title')}>
        <Stack gap="4">
          <Text tone="muted">{t('reports.text')}</Text>
          <Box>
            <ButtonLink to={paths.reports()} variant="outline">
              {t('reports.open')}
            </ButtonLink>
          </Box>
        </Stack>
      </AccountSection>
      <AccountSection id="sessions" title={t('sessions.title')}>
        <Stack gap="4">
          <SessionList {...sessions} />
          <Box>
            <ButtonLink to={paths.secondFactor()} variant="outline">
              {t('sessions.secondFactor')}
            </ButtonLink>
          </Box>
        </Stack>
      </AccountSection>
      <AccountSection id="delete" title={t('deletion.title')}>
        <DeleteAccount {...deletion} balance={balance} isPerformer={isPerformer} />
      </AccountSection>
    </>
  );
}

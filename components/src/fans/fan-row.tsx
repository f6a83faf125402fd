import { formatDate } from '@fanlight/sdk/format';
import type { UserSummary } from '@fanlight/sdk/models';
import { Ban, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { VerifiedAfterName } from '../performers/index.ts';
import { IconButton, LocalText, Menu, PersonRow, Skeleton, Stack } from '../primitives/index.ts';

export interface FanRowProps {
  user: UserSummary;
  /** The time since which the user follows or has subscribed. */
  since: string;
  onBlock: (user: UserSummary) => void;
  /** The price of the subscription and its period, rendered before the date. */
  terms?: string;
  /** More lines below the caption. */
  children?: ReactNode;
}

/** A fan in a list, with a menu that blocks the fan (rule A4). */
export function FanRow({ user, since, onBlock, terms, children }: FanRowProps) {
  const { t, i18n } = useTranslation('fans');
  const { name, username, avatar, isPerformer, isVerified } = user;
  const label = t('menu', { name });
  // A deleted account has no username, and cannot be blocked.
  const isDeleted = username === null;
  return (
    <PersonRow
      name={name}
      username={username}
      avatar={avatar}
      href={isPerformer && !isDeleted ? paths.profile(username) : undefined}
      mark={isVerified && <VerifiedAfterName />}
      caption={
        <>
          {terms && `${terms} · `}
          <LocalText>{t('since', { date: formatDate(since, i18n.language) })}</LocalText>
        </>
      }
      action={
        !isDeleted && (
          <Menu
            label={label}
            align="end"
            trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={label} />}
            entries={[{ kind: 'action', label: t('block'), icon: Ban, danger: true, onSelect: () => onBlock(user) }]}
          />
        )
      }
    >
      {children}
    </PersonRow>
  );
}

/** Rows of the height of the fans that are loading. */
export function FansSkeleton({ height }: { height: '44px' | '68px' }) {
  return (
    <Stack gap="4">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} h={height} />
      ))}
    </Stack>
  );
}

import { formatDate } from '@fanlight/sdk/format';
import type { Fan, UserSummary } from '@fanlight/sdk/models';
import { Ban, Bell, BellOff, Ellipsis, MessageCircle, NotebookPen, Star, StarOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { VerifiedAfterName } from '../performers/index.ts';
import { IconButton, LocalText, Menu, type MenuEntry, PersonRow, Skeleton, Stack } from '../primitives/index.ts';
import { FanFacts } from './fan-facts.tsx';

/** The actions of a performer for a fan. */
export interface FanActions {
  /** Opens the conversation with the fan. */
  onMessage: (user: UserSummary) => void;
  /** Opens the dialog that blocks the fan, whose row then disappears (rule A4). */
  onBlock: (user: UserSummary) => void;
  /** Opens the dialog with the private note. */
  onNote: (user: UserSummary) => void;
  /** Adds the fan to a list, or removes the fan from it. */
  onListChange: (user: UserSummary, change: Partial<Pick<Fan, 'isVip' | 'isMuted'>>) => void;
}

export interface FanRowProps {
  user: UserSummary;
  /** The note, the lists and the spending of the fan. */
  fan: Fan | null;
  /** The time since which the user follows or has subscribed. */
  since: string;
  actions: FanActions;
  /** The price of the subscription and its period, rendered before the date. */
  terms?: string;
  /** More lines below the caption. */
  children?: ReactNode;
}

/** Returns the entries of the menu of a fan. */
function useFanEntries({ user, fan, actions }: Pick<FanRowProps, 'user' | 'fan' | 'actions'>): MenuEntry[] {
  const { t } = useTranslation('fans');
  const { isVip, isMuted, note } = fan ?? { isVip: false, isMuted: false, note: null };
  const { onMessage, onBlock, onNote, onListChange } = actions;
  return [
    { kind: 'action', label: t('message'), icon: MessageCircle, onSelect: () => onMessage(user) },
    {
      kind: 'action',
      label: t(isVip ? 'vip.remove' : 'vip.add'),
      icon: isVip ? StarOff : Star,
      onSelect: () => onListChange(user, { isVip: !isVip }),
    },
    {
      kind: 'action',
      label: t(isMuted ? 'muted.remove' : 'muted.add'),
      icon: isMuted ? Bell : BellOff,
      onSelect: () => onListChange(user, { isMuted: !isMuted }),
    },
    { kind: 'action', label: t(note ? 'note.edit' : 'note.add'), icon: NotebookPen, onSelect: () => onNote(user) },
    { kind: 'rule', id: 'danger' },
    { kind: 'action', label: t('block'), icon: Ban, danger: true, onSelect: () => onBlock(user) },
  ];
}

/** A fan in a list of a performer, with what the performer keeps about the fan, and a menu. */
export function FanRow({ user, fan, since, actions, terms, children }: FanRowProps) {
  const { t, i18n } = useTranslation('fans');
  const entries = useFanEntries({ user, fan, actions });
  const { name, username, avatar, isPerformer, isVerified } = user;
  const label = t('menu', { name });
  // A deleted account has no username, and nothing is kept about it.
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
            entries={entries}
          />
        )
      }
    >
      {children}
      {fan && <FanFacts fan={fan} />}
    </PersonRow>
  );
}

/** Rows of the height of the fans that are loading. */
export function FansSkeleton({ height }: { height: '72px' | '98px' }) {
  return (
    <Stack gap="4">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} h={height} />
      ))}
    </Stack>
  );
}

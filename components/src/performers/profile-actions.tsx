import { Ban, Bookmark, BookmarkX, Coins, Ellipsis, Flag, MessageCircle, Pencil, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Button, ButtonLink, Flex, HStack, IconButton, Menu } from '../primitives/index.ts';
import { FollowButton } from './follow-button.tsx';
import type { PerformerProfile, ProfileScreenProps } from './profile-screen.tsx';
import { canSubscribe, SubscribeButton } from './subscribe-button.tsx';

type ActionProps = Pick<
  ProfileScreenProps,
  | 'onShare'
  | 'onBookmark'
  | 'onReport'
  | 'onBlock'
  | 'onToggleFollow'
  | 'onSubscribe'
  | 'onTip'
  | 'onMessage'
  | 'isOpeningMessages'
> & { performer: PerformerProfile };

/** The actions beside the picture: sharing, and the menu or, on the own profile, a link to edit it. */
export function SideActions({ performer, onShare, onBookmark, onReport, onBlock }: ActionProps) {
  const { t } = useTranslation('performers');
  return (
    <HStack gap="2" wrap="wrap">
      <IconButton icon={Share2} label={t('profile.share')} variant="outline" onClick={() => onShare(performer)} />
      {performer.isOwn ? (
        <ButtonLink to={paths.creatorAccount()} variant="outline" icon={Pencil}>
          {t('profile.edit')}
        </ButtonLink>
      ) : (
        <Menu
          label={t('profile.menu')}
          align="end"
          trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t('profile.menu')} variant="outline" />}
          entries={[
            {
              kind: 'action',
              label: performer.isBookmarked ? t('profile.unbookmark') : t('profile.bookmark'),
              icon: performer.isBookmarked ? BookmarkX : Bookmark,
              onSelect: () => onBookmark(performer),
            },
            { kind: 'action', label: t('profile.report'), icon: Flag, onSelect: () => onReport(performer) },
            {
              kind: 'action',
              label: t('profile.block'),
              icon: Ban,
              danger: true,
              onSelect: () => onBlock(performer),
            },
          ]}
        />
      )}
    </HStack>
  );
}

/** The actions below the name, the main one first. On phones subscribing has a line of its own. */
export function MainActions({
  performer,
  onToggleFollow,
  onSubscribe,
  onTip,
  onMessage,
  isOpeningMessages,
}: ActionProps) {
  const { t } = useTranslation('performers');
  if (performer.isOwn) return null;
  return (
    <Flex gap="2" wrap="wrap" css={{ '& > *': { flexGrow: { base: '1', md: '0' } } }}>
      <SubscribeButton performer={performer} onSubscribe={onSubscribe} />
      <FollowButton
        isMain={!canSubscribe(performer) && !performer.isSubscribed}
        name={performer.name}
        isFollowed={performer.isFollowed}
        onToggle={() => onToggleFollow(performer)}
      />
      <Button variant="outline" icon={Coins} onClick={() => onTip(performer)}>
        {t('profile.tip')}
      </Button>
      <Button
        variant="outline"
        icon={MessageCircle}
        loading={isOpeningMessages ?? false}
        onClick={() => onMessage(performer)}
      >
        {t('profile.message')}
      </Button>
    </Flex>
  );
}

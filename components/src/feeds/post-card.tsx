import type { Feed } from '@fanlight/sdk/models';
import { Ellipsis, Flag, Pencil, Pin, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText, useCopyLinkEntry } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import {
  Avatar,
  Box,
  Button,
  Card,
  Flex,
  Handle,
  Icon,
  IconButton,
  Menu,
  RelativeTime,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  TextLink,
  VerifiedMark,
} from '../primitives/index.ts';
import { LockedMedia } from './locked-media.tsx';
import { usePinEntry } from './pin-entry.ts';
import { Poll } from './poll.tsx';
import { PostActionRow, type PostActions } from './post-actions.tsx';
import { PostMedia } from './post-media.tsx';

/** Lists fold texts that have more characters than this. */
const maxUnfoldedLength = 420;

export interface PostCardProps {
  feed: Feed;
  actions: PostActions;
  /** Whether the card is on the page of its post, where long texts are not folded. */
  isDetail?: boolean;
  /** Whether this is the first post of a page, whose media is loaded with high priority. */
  isFirst?: boolean;
  /** Whether a pinned post has a label. Set on the profile, where pinned posts come first. */
  isPinShown?: boolean;
}

type MenuActions = Pick<PostActions, 'onCopyLink' | 'onDelete' | 'onPin' | 'onReport'>;

function PostMenu({ feed, actions }: { feed: Feed; actions: MenuActions }) {
  const { t } = useTranslation('feeds');
  const copyLink = useCopyLinkEntry(() => actions.onCopyLink(feed));
  const pin = usePinEntry(feed, actions.onPin);
  return (
    <Menu
      label={t('post.menu')}
      align="end"
      trigger={(props) => <IconButton {...props} icon={Ellipsis} label={t('post.menu')} />}
      entries={
        feed.isOwn
          ? [
              copyLink,
              ...pin,
              { kind: 'link', label: t('post.edit'), icon: Pencil, href: paths.creatorPost(feed._id) },
              {
                kind: 'action',
                label: t('post.delete'),
                icon: Trash2,
                danger: true,
                onSelect: () => actions.onDelete(feed),
              },
            ]
          : [copyLink, { kind: 'action', label: t('post.report'), icon: Flag, onSelect: () => actions.onReport(feed) }]
      }
    />
  );
}

function AuthorLine({ feed, actions }: { feed: Feed; actions: MenuActions }) {
  const { t } = useTranslation('feeds');
  const { performer, createdAt, updatedAt, status = 'published', _id } = feed;
  // Publishing a draft sets `createdAt`, so earlier changes don't count.
  const isEdited = status === 'published' && updatedAt > createdAt;
  const address = paths.profile(performer.username ?? performer._id);
  return (
    <Flex gap="3" align="center">
      <Avatar name={performer.name} src={performer.avatar} decorative />
      <Box flex="1" minW="0">
        <Flex gap="1" align="center">
          <TextLink
            to={address}
            quiet
            fontWeight="semibold"
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
          >
            {performer.name}
          </TextLink>
          {performer.isVerified && <VerifiedMark />}
        </Flex>
        <Text tone="subtle" size="xs" clamp>
          {performer.username && (
            <>
              <Handle username={performer.username} />
              {' · '}
            </>
          )}
          <TextLink to={paths.post(_id)} quiet>
            <RelativeTime at={createdAt} />
          </TextLink>
          {isEdited && ` · ${t('post.edited')}`}
        </Text>
      </Box>
      <PostMenu feed={feed} actions={actions} />
    </Flex>
  );
}

/** The label above a pinned post. */
function PinnedLabel() {
  const { t } = useTranslation('feeds');
  return (
    <Flex gap="2" align="center" color="fg.muted">
      <Icon icon={Pin} size={14} />
      <Text size="xs" tone="muted" fontWeight="semibold">
        {t('post.pinned')}
      </Text>
    </Flex>
  );
}

function PostText({ feed, isDetail }: { feed: Feed; isDetail: boolean }) {
  const { t } = useTranslation('feeds');
  const [isOpen, setOpen] = useState(isDetail);
  const words = useRef<HTMLParagraphElement>(null);
  const isFolded = !isOpen && feed.text.length > maxUnfoldedLength;
  if (!feed.text) return null;
  // Moves the focus to the text. The pressed button disappears, so the browser would move the focus to the start of the
  // page.
  const unfold = () => {
    setOpen(true);
    words.current?.focus({ preventScroll: true });
  };
  return (
    <Box>
      <Text
        ref={words}
        dir="auto"
        tabIndex={-1}
        outline="none"
        size="md"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        lineClamp={isFolded ? 6 : undefined}
      >
        <RichText text={feed.text} mentions={feed.mentions} />
      </Text>
      {isFolded && (
        <Button variant="ghost" size="sm" onClick={unfold} mt="1" ms="-4">
          {t('post.more')}
        </Button>
      )}
    </Box>
  );
}

/** The fields that only the action row shows. On a popular post, realtime events change them many times a second. */
const shownInActions: ReadonlySet<string> = new Set<keyof Feed>([
  'totalLikes',
  'totalComments',
  'totalBookmarks',
  'isLiked',
  'isBookmarked',
]);

/** Whether two versions of a post differ at most in fields of the action row. */
const isSameContent = (one: Feed, other: Feed): boolean =>
  one === other ||
  (Object.keys(other) as (keyof Feed)[]).every((name) => shownInActions.has(name) || one[name] === other[name]);

/** The part of a post above the action row. It is not rendered again if only fields of the action row have changed. */
const PostContent = memo(
  function PostContent({ feed, actions, isDetail, isFirst, isPinShown }: Required<PostCardProps>) {
    return (
      <>
        {isPinShown && feed.isPinned && <PinnedLabel />}
        <AuthorLine feed={feed} actions={actions} />
        <PostText feed={feed} isDetail={isDetail} />
        {feed.poll && feed.access.isAllowed && (
          <Poll poll={feed.poll} isOwn={feed.isOwn} onVote={(optionId) => actions.onVote(feed, optionId)} />
        )}
        {feed.access.isAllowed ? (
          <PostMedia feed={feed} actions={actions} priority={isFirst} />
        ) : (
          <LockedMedia feed={feed} onUnlock={actions.onUnlock} />
        )}
      </>
    );
  },
  (before, after) =>
    before.actions === after.actions &&
    before.isDetail === after.isDetail &&
    before.isFirst === after.isFirst &&
    before.isPinShown === after.isPinShown &&
    isSameContent(before.feed, after.feed),
);

/** A post with its author, text, media and actions. */
export function PostCard({ feed, actions, isDetail = false, isFirst = isDetail, isPinShown = false }: PostCardProps) {
  const { t } = useTranslation('feeds');
  return (
    <Card as="article" aria-label={t('post.title', { name: feed.performer.name })} padding="sm">
      <Stack gap="3">
        <PostContent feed={feed} actions={actions} isDetail={isDetail} isFirst={isFirst} isPinShown={isPinShown} />
        <PostActionRow feed={feed} actions={actions} />
      </Stack>
    </Card>
  );
}

/** The skeleton of a {@link PostCard}. */
export function PostCardSkeleton() {
  return (
    <Card padding="sm">
      <Stack gap="3">
        <Flex gap="3" align="center">
          <Skeleton w="44px" h="44px" borderRadius="full" />
          <Stack gap="2">
            <Skeleton h="16px" w="140px" />
            <Skeleton h="12px" w="90px" />
          </Stack>
        </Flex>
        <SkeletonText lines={3} />
        <Skeleton aspectRatio="1.25" />
        <Skeleton h="44px" w="60%" />
      </Stack>
    </Card>
  );
}

import { formatCount, formatDate } from '@fanlight/sdk/format';
import type { Feed } from '@fanlight/sdk/models';
import {
  Bookmark,
  CalendarClock,
  Heart,
  Hourglass,
  LoaderCircle,
  MessageCircle,
  Pencil,
  Pin,
  TextAlignStart,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountWithIcon, CreatorRow, toShortTitle } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { Badge, Flex, Icon, LocalText, Money, RelativeTime, Text } from '../primitives/index.ts';
import { type PinHandler, usePinEntry } from './pin-entry.ts';
import { wasPublished } from './publication-field.tsx';

export interface CreatorPostRowProps {
  feed: Feed;
  onPin: PinHandler;
  onDelete: (feed: Feed) => void;
}

/** Returns whether a file of the post has failed or is being processed; null if all files are ready. */
function fileStateOf({ files }: Feed): 'processing' | 'failed' | null {
  if (files.some(({ status }) => status === 'failed')) return 'failed';
  return files.some(({ status }) => status === 'uploaded' || status === 'processing') ? 'processing' : null;
}

/** The badge of a post that disappears or has disappeared. */
function Expiry({ feed: { status, expiresAt } }: { feed: Feed }) {
  const { t, i18n } = useTranslation('feeds');
  if (!expiresAt) return null;
  const isExpired = status === 'expired';
  const date = formatDate(expiresAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Badge {...(isExpired && { tone: 'notice' as const })} wraps>
      <Icon icon={Hourglass} size={14} />
      <LocalText>{t(isExpired ? 'mine.state.expiredAt' : 'mine.state.expiresAt', { date })}</LocalText>
    </Badge>
  );
}

/** Badges for a post that is not published, and for a post with files that are not ready. */
function State({ feed }: { feed: Feed }) {
  const { t, i18n } = useTranslation('feeds');
  const fileState = fileStateOf(feed);
  return (
    <>
      {feed.isPinned && (
        <Badge>
          <Icon icon={Pin} size={14} />
          {t('post.pinned')}
        </Badge>
      )}
      {feed.status === 'draft' && <Badge tone="notice">{t('mine.state.draft')}</Badge>}
      {feed.status === 'scheduled' && (
        <Badge tone="accent" wraps>
          <Icon icon={CalendarClock} size={14} />
          {feed.publishAt ? (
            <LocalText>
              {t('mine.state.scheduledFor', {
                date: formatDate(feed.publishAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </LocalText>
          ) : (
            t('mine.state.scheduled')
          )}
        </Badge>
      )}
      <Expiry feed={feed} />
      {fileState === 'processing' && (
        <Badge>
          <Icon icon={LoaderCircle} size={14} />
          {t('mine.state.processing')}
        </Badge>
      )}
      {fileState === 'failed' && <Badge tone="danger">{t('mine.state.failed')}</Badge>}
    </>
  );
}

/** The earnings from the sales of a post. Null for a post that is not for sale and was never sold. */
function Sales({ feed }: { feed: Feed }) {
  const { t, i18n } = useTranslation('feeds');
  const { sales, price } = feed;
  if (!sales || (sales.total === 0 && !price)) return null;
  return (
    <Flex
      direction={{ base: 'row', md: 'column' }}
      columnGap="2"
      align={{ base: 'baseline', md: 'flex-end' }}
      flexShrink="0"
      wrap="wrap"
    >
      <Money amount={sales.net} fontWeight="semibold" color={sales.net > 0 ? 'money.in' : 'fg.muted'} />
      <Text size="xs" tone="subtle">
        {t('mine.sales', { count: sales.total, shown: formatCount(sales.total, i18n.language) })}
      </Text>
    </Flex>
  );
}

/** A row in the list of a performer's own posts: text, state, reactions, sales and actions. */
export function CreatorPostRow({ feed, onPin, onDelete }: CreatorPostRowProps) {
  const { t } = useTranslation(['feeds', 'content']);
  const pin = usePinEntry(feed, onPin);
  const { _id, thumbnail, audience, createdAt, totalLikes, totalComments, totalBookmarks } = feed;
  const text = feed.text || feed.poll?.question || t('mine.noText');
  const isPublished = wasPublished(feed);
  return (
    <CreatorRow
      picture={{ url: thumbnail?.url, icon: TextAlignStart }}
      title={text}
      href={isPublished ? paths.post(_id) : paths.creatorPost(_id)}
      details={
        <>
          <State feed={feed} />
          <Badge>{t(`content:audience.${audience}`)}</Badge>
          <RelativeTime at={createdAt} />
          {isPublished && (
            <>
              <CountWithIcon icon={Heart} count={totalLikes} textOf={(values) => t('mine.likes', values)} />
              <CountWithIcon
                icon={MessageCircle}
                count={totalComments}
                textOf={(values) => t('mine.comments', values)}
              />
              <CountWithIcon icon={Bookmark} count={totalBookmarks} textOf={(values) => t('mine.bookmarks', values)} />
            </>
          )}
        </>
      }
      aside={isPublished && <Sales feed={feed} />}
      menu={{
        label: t('mine.menu', { text: toShortTitle(text) }),
        entries: [
          ...pin,
          { kind: 'link', label: t('post.edit'), icon: Pencil, href: paths.creatorPost(_id) },
          { kind: 'action', label: t('post.delete'), icon: Trash2, danger: true, onSelect: () => onDelete(feed) },
        ],
      }}
    />
  );
}

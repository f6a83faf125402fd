import type { Bookmark } from '@fanlight/sdk/models';
import {
  BookmarkX,
  Clapperboard,
  FileText,
  Film,
  ImageIcon,
  Images,
  Lock,
  type LucideIcon,
  Package,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { itemPath, paths } from '../paths/index.ts';
import { VerifiedAfterName } from '../performers/index.ts';
import { Box, Flex, Icon, IconButton, RelativeTime, Text, TextLink } from '../primitives/index.ts';

export interface BookmarkRowProps {
  bookmark: Bookmark;
  /** Removes the bookmark. */
  onRemove: (bookmark: Bookmark) => void;
}

/** Returns the path of the bookmarked item. If the item has no page, returns the path of its performer. */
function pathOf({ objectType, objectId, performer }: Bookmark): string {
  const start = { performer: performer._id, back: paths.bookmarks() };
  return itemPath(objectType, objectId, start) ?? paths.profile(performer.username ?? performer._id);
}

const edge = '64px';

/** Icons of items without a picture. */
const icons: Record<Bookmark['objectType'], LucideIcon> = {
  performer: UserRound,
  feed: FileText,
  gallery: Images,
  photo: ImageIcon,
  video: Film,
  reel: Clapperboard,
  product: Package,
};

function Still({ thumbnail, objectType }: Pick<Bookmark, 'thumbnail' | 'objectType'>) {
  const src = thumbnail?.thumbnailUrl ?? thumbnail?.preview;
  const isLocked = thumbnail !== null && thumbnail.thumbnailUrl === null;
  return (
    <Box
      aria-hidden
      flexShrink="0"
      w={edge}
      h={edge}
      display="grid"
      placeItems="center"
      borderRadius={objectType === 'performer' ? 'full' : 'control'}
      bg="bg.raised"
      bgSize="cover"
      bgPos="center"
      color={isLocked ? 'locked.fg' : 'fg.subtle'}
      style={src ? { backgroundImage: `url("${src}")` } : undefined}
    >
      {!src && !isLocked && <Icon icon={icons[objectType]} />}
      {isLocked && (
        <Box display="grid" placeItems="center" w="32px" h="32px" borderRadius="full" bg="locked.scrim">
          <Icon icon={Lock} size={16} />
        </Box>
      )}
    </Box>
  );
}

/** A bookmarked item in a list. */
export function BookmarkRow({ bookmark, onRemove }: BookmarkRowProps) {
  const { t } = useTranslation('reactions');
  const { objectType, performer, title, thumbnail, createdAt } = bookmark;
  const kind = t(`kinds.${objectType}`);
  const isPerformer = objectType === 'performer';
  const about = isPerformer ? kind : t('byName', { kind, name: performer.name });
  return (
    <Flex gap="3" align="center">
      <Still thumbnail={thumbnail} objectType={objectType} />
      <Box flex="1" minW="0">
        <Box lineClamp={2} overflowWrap="anywhere">
          <TextLink to={pathOf(bookmark)} quiet fontWeight="semibold">
            {title || about}
          </TextLink>
          {isPerformer && performer.isVerified && <VerifiedAfterName />}
        </Box>
        <Text tone="subtle" size="xs">
          {about} · <RelativeTime at={createdAt} />
        </Text>
      </Box>
      <IconButton icon={BookmarkX} label={t('remove', { title: title || about })} onClick={() => onRemove(bookmark)} />
    </Flex>
  );
}

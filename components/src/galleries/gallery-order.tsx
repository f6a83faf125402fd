import type { Picture } from '@fanlight/sdk/models';
import { ArrowDown, ArrowUp, Ellipsis, ImageIcon, Pencil, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Badge, Flex, IconButton, Menu, type MenuEntry, Stack, TextLink, Thumbnail } from '../primitives/index.ts';
import { SortableList } from '../primitives/sortable-list/index.ts';

export interface GalleryOrderProps {
  /** The id of the gallery, to which the form of a photo leads back. */
  galleryId: string;
  /** The photos in their order. The id of a picture is that of its photo. */
  photos: readonly Picture[];
  /** The id of the photo that is the cover. */
  coverId: string | null;
  /** Moves a photo by a number of positions. */
  onMove: (photoId: string, by: number) => void;
  onMakeCover: (photoId: string) => void;
  /** Asks whether to take a photo out of the gallery. */
  onRemove: (photoId: string) => void;
}

interface RowProps extends Omit<GalleryOrderProps, 'photos' | 'coverId'> {
  photo: Picture;
  /** The position in the list, which starts at 1. */
  number: number;
  isLast: boolean;
  isCover: boolean;
  /** The handle by which the row is dragged; none if the photo is the only one. */
  handle: ReactNode;
}

/** A photo of the gallery, with its handle and a menu that also moves it. */
function PhotoRow({ galleryId, photo, number, isLast, isCover, handle, onMove, onMakeCover, onRemove }: RowProps) {
  const { t } = useTranslation('photos');
  const { _id, alt, thumbnailUrl, url } = photo;
  const menu = t('galleries.order.menu', { number });
  const action = (label: string, icon: typeof Star, onSelect: () => void): MenuEntry => ({
    ...{ kind: 'action', label, icon, onSelect },
  });
  const entries: MenuEntry[] = [
    ...(isCover ? [] : [action(t('galleries.order.makeCover'), Star, () => onMakeCover(_id))]),
    ...(number === 1 ? [] : [action(t('galleries.order.up'), ArrowUp, () => onMove(_id, -1))]),
    ...(isLast ? [] : [action(t('galleries.order.down'), ArrowDown, () => onMove(_id, 1))]),
    { kind: 'link', label: t('galleries.order.edit'), icon: Pencil, href: paths.creatorPhoto(_id, galleryId) },
    action(t('galleries.order.remove'), X, () => onRemove(_id)),
  ];
  return (
    <Flex gap="3" align="center" p="2" borderRadius="control" bg="bg.raised">
      {handle}
      <Thumbnail url={thumbnailUrl ?? url} icon={ImageIcon} />
      <Stack flex="1" minW="0" gap="1" justifyItems="start">
        <TextLink to={paths.creatorPhoto(_id, galleryId)} quiet lineClamp="2">
          {alt || t('untitled')}
        </TextLink>
        {isCover && <Badge tone="accent">{t('galleries.order.cover')}</Badge>}
      </Stack>
      <Menu
        label={menu}
        align="end"
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={menu} />}
        entries={entries}
      />
    </Flex>
  );
}

/**
 * The photos of a performer's own gallery in their order, which is changed by dragging, with the keyboard, or in the menu
 * of a photo.
 */
export function GalleryOrder({ photos, coverId, ...handlers }: GalleryOrderProps) {
  const { t } = useTranslation('photos');
  const items = photos.map((photo) => ({ key: photo._id, photo }));
  return (
    <SortableList
      items={items}
      nameOf={(_, index) => t('galleries.order.photo', { number: index + 1 })}
      onMove={({ key }, by) => handlers.onMove(key, by)}
    >
      {({ key, photo }, index, handle) => (
        <PhotoRow
          {...handlers}
          photo={photo}
          number={index + 1}
          isLast={index === items.length - 1}
          isCover={key === coverId}
          handle={handle}
        />
      )}
    </SortableList>
  );
}

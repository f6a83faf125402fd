import type { Gallery } from '@fanlight/sdk/models';
import { Eye, Heart, ImagePlus, Images, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountWithIcon, CreatorRow } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { Badge, Price, RelativeTime, Text } from '../primitives/index.ts';

export interface CreatorGalleryRowProps {
  gallery: Gallery;
  onDelete: (gallery: Gallery) => void;
}

/** A row in the list of a performer's own galleries: cover, title, number of photos, audience, likes and actions. */
export function CreatorGalleryRow({ gallery, onDelete }: CreatorGalleryRowProps) {
  const { t } = useTranslation(['photos', 'content']);
  const { _id, title, price, audience, thumbnail, createdAt, totalPhotos, totalLikes } = gallery;
  return (
    <CreatorRow
      picture={{ url: thumbnail?.thumbnailUrl ?? thumbnail?.url, icon: Images }}
      title={title}
      href={paths.creatorGallery(_id)}
      details={
        <>
          {totalPhotos > 0 ? (
            <span>{t('galleries.photos', { count: totalPhotos })}</span>
          ) : (
            <Badge tone="notice">{t('galleries.noPhotos')}</Badge>
          )}
          <Badge>{t(`content:audience.${audience}`)}</Badge>
          <RelativeTime at={createdAt} />
          <CountWithIcon icon={Heart} count={totalLikes} textOf={(values) => t('galleries.likes', values)} />
        </>
      }
      aside={
        price !== null && (
          <Text as="span" flexShrink="0">
            <Price amount={price} fontWeight="semibold" />
          </Text>
        )
      }
      menu={{
        label: t('galleries.menu', { title }),
        entries: [
          { kind: 'link', label: t('galleries.edit'), icon: Pencil, href: paths.creatorGallery(_id) },
          { kind: 'link', label: t('add'), icon: ImagePlus, href: paths.creatorPhotoNew(_id) },
          { kind: 'link', label: t('galleries.view'), icon: Eye, href: paths.gallery(_id) },
          {
            kind: 'action',
            label: t('galleries.delete'),
            icon: Trash2,
            danger: true,
            onSelect: () => onDelete(gallery),
          },
        ],
      }}
    />
  );
}

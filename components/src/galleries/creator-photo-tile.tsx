import type { Photo } from '@fanlight/sdk/models';
import { Images, type LucideIcon, Star, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import { Flex, Icon, Media, styled } from '../primitives/index.ts';

const TileLink = styled(Link, {
  base: { display: 'block', position: 'relative', overflow: 'hidden', borderRadius: 'control' },
});

const audienceIcons = { followers: Users, subscribers: Star } as const;

function Mark({ icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <Flex
      position="absolute"
      insetStart="2"
      bottom="2"
      p="1"
      borderRadius="control"
      bg="locked.scrim"
      color="locked.fg"
    >
      <Icon icon={icon} size={14} label={label} />
    </Flex>
  );
}

/**
 * A photo in the grid of a performer's own photos, which opens its editor. An icon shows that it is in a gallery, whose
 * audience applies, or that its audience is not everyone.
 */
export function CreatorPhotoTile({ photo }: { photo: Photo }) {
  const { t } = useTranslation(['photos', 'content']);
  const { _id, file, text, audience, galleryId } = photo;
  return (
    <TileLink to={paths.creatorPhoto(_id)}>
      <Media
        src={file.thumbnailUrl ?? file.url ?? ''}
        alt={file.alt || text || t('untitled')}
        ratio={1}
        preview={file.preview}
        rounded={false}
      />
      {galleryId !== null && <Mark icon={Images} label={t('gallery.in')} />}
      {galleryId === null && audience !== 'public' && (
        <Mark icon={audienceIcons[audience]} label={t(`content:audience.${audience}`)} />
      )}
    </TileLink>
  );
}

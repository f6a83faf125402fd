import type { Gallery } from '@fanlight/sdk/models';
import { Eye, ImagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  ButtonLink,
  Card,
  EmptyState,
  Flex,
  Heading,
  type Loadable,
  LoadableView,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '../primitives/index.ts';
import { GalleryForm, type GalleryFormProps } from './gallery-form.tsx';
import { GalleryOrder, type GalleryOrderProps } from './gallery-order.tsx';

export interface GalleryFormScreenProps
  extends Omit<GalleryFormProps, 'initial'>,
    Pick<GalleryOrderProps, 'onMove' | 'onMakeCover' | 'onRemove'> {
  /** The gallery with its photos. Its form keeps the input when the gallery changes. */
  gallery: Loadable<Gallery>;
}

type PhotosProps = Pick<GalleryFormScreenProps, 'onMove' | 'onMakeCover' | 'onRemove'> & { gallery: Gallery };

function Photos({ gallery, ...handlers }: PhotosProps) {
  const { t } = useTranslation('photos');
  const { _id, photos, thumbnail } = gallery;
  const add = (
    <ButtonLink to={paths.creatorPhotoNew(_id)} variant="outline" size="sm" icon={ImagePlus}>
      {t('add')}
    </ButtonLink>
  );
  if (photos.length === 0)
    return (
      <EmptyState
        illustration="frame"
        title={t('galleries.noPhotos')}
        text={t('galleries.order.emptyText')}
        action={add}
      />
    );
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Stack gap="1">
          <Heading level={2}>{t('galleries.order.title')}</Heading>
          <Text size="sm" tone="muted">
            {t('galleries.order.help')}
          </Text>
        </Stack>
        {add}
      </Flex>
      <GalleryOrder galleryId={_id} photos={photos} coverId={thumbnail?._id ?? null} {...handlers} />
    </Stack>
  );
}

/** `/creator/galleries/{id}`: the photos of a gallery in their order, and the form that edits the gallery. */
export function GalleryFormScreen({ gallery, onMove, onMakeCover, onRemove, ...form }: GalleryFormScreenProps) {
  const { t } = useTranslation('photos');
  return (
    <Box>
      <PageHeader
        title={t('galleries.form.editTitle')}
        backHref={form.cancelHref}
        actions={
          gallery.state === 'ready' && (
            <ButtonLink to={paths.gallery(gallery.value._id)} variant="quiet" size="sm" icon={Eye}>
              {t('galleries.view')}
            </ButtonLink>
          )
        }
      />
      <LoadableView data={gallery} skeleton={<Skeleton h="640px" />}>
        {(value) => (
          <Stack gap="4">
            <Card>
              <Photos gallery={value} onMove={onMove} onMakeCover={onMakeCover} onRemove={onRemove} />
            </Card>
            <Card>
              <Stack gap="4">
                <Heading level={2}>{t('galleries.form.details')}</Heading>
                <GalleryForm {...form} initial={value} />
              </Stack>
            </Card>
          </Stack>
        )}
      </LoadableView>
    </Box>
  );
}

export type NewGalleryScreenProps = Omit<GalleryFormProps, 'initial'>;

/** `/creator/galleries/new`: the form that creates a gallery. Its photos are added afterwards. */
export function NewGalleryScreen(props: NewGalleryScreenProps) {
  const { t } = useTranslation('photos');
  return (
    <Box>
      <PageHeader title={t('galleries.new')} description={t('galleries.form.next')} backHref={props.cancelHref} />
      <Card>
        <GalleryForm {...props} />
      </Card>
    </Box>
  );
}

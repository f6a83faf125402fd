import type { Photo } from '@fanlight/sdk/models';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Card, type Loadable, LoadableView, PageHeader, Skeleton, Stack } from '../primitives/index.ts';
import { PhotoForm, type PhotoFormProps } from './photo-form.tsx';

export interface PhotoFormScreenProps extends Omit<PhotoFormProps, 'photo'> {
  /** The photo. Its form keeps the input when the photo changes. */
  photo: Loadable<Photo>;
  onDelete: () => void;
}

/** `/creator/photos/{id}`: the form that edits a photo, and a button that deletes it. */
export function PhotoFormScreen({ photo, onDelete, ...props }: PhotoFormScreenProps) {
  const { t } = useTranslation('photos');
  return (
    <Box>
      <PageHeader
        title={t('form.editTitle')}
        backHref={props.cancelHref}
        actions={
          photo.state === 'ready' && (
            <Button variant="quiet" size="sm" icon={Trash2} onClick={onDelete}>
              {t('delete')}
            </Button>
          )
        }
      />
      <Card>
        <LoadableView
          data={photo}
          skeleton={
            <Stack gap="6">
              <Skeleton maxW="480px" style={{ aspectRatio: 4 / 3 }} />
              <Skeleton h="400px" />
            </Stack>
          }
        >
          {(value) => <PhotoForm {...props} photo={value} />}
        </LoadableView>
      </Card>
    </Box>
  );
}

import { useTranslation } from 'react-i18next';
import { Box, Card, PageHeader } from '../primitives/index.ts';
import { PhotoUploadForm, type PhotoUploadFormProps } from './photo-upload-form.tsx';

export type PhotoUploadScreenProps = PhotoUploadFormProps;

/** `/creator/photos/new`: uploads photos. */
export function PhotoUploadScreen(props: PhotoUploadScreenProps) {
  const { t } = useTranslation('photos');
  return (
    <Box>
      <PageHeader title={t('add')} backHref={props.cancelHref} />
      <Card>
        <PhotoUploadForm {...props} />
      </Card>
    </Box>
  );
}

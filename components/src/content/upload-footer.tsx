import { useTranslation } from 'react-i18next';
import { Box, Button, ButtonLink, Text } from '../primitives/index.ts';
import { FormFooter, type FormFooterProps } from './form-footer.tsx';

export interface UploadFooterProps extends Pick<FormFooterProps, 'isOnPage'> {
  /** The progress of the upload from 0 to 1; undefined while nothing is uploaded. */
  progress: number | undefined;
  onCancelUpload: () => void;
  /** The path to which the user returns without a change; undefined for a part of a page. */
  cancelHref?: string;
  submitLabel: string;
  isSubmitting: boolean;
}

/** The buttons of a form that sends files. While the files are uploaded, one of them cancels the upload. */
export function UploadFooter(props: UploadFooterProps) {
  const { progress, onCancelUpload, cancelHref, submitLabel, isSubmitting, isOnPage = false } = props;
  const { t } = useTranslation('content');
  const isUploading = progress !== undefined;
  return (
    <FormFooter isOnPage={isOnPage}>
      <Text role="status" tone="muted" size="sm" alignSelf="center" me="auto">
        {isUploading && (progress < 1 ? t('upload.uploading') : t('upload.checking'))}
      </Text>
      {isUploading && progress < 1 && (
        <Button variant="quiet" onClick={onCancelUpload}>
          {t('upload.cancelUpload')}
        </Button>
      )}
      {!isUploading && cancelHref && (
        // On phones the back link of the page's header does the same.
        <Box display={{ base: 'none', md: 'block' }}>
          <ButtonLink to={cancelHref} variant="quiet">
            {t('upload.cancel')}
          </ButtonLink>
        </Box>
      )}
      <Button type="submit" variant="main" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </FormFooter>
  );
}

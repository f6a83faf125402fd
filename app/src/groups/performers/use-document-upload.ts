import type { DocumentUploadProps } from '@fanlight/components/identity';
import { showToast } from '@fanlight/components/primitives';
import { api } from '@fanlight/sdk';
import { getUploadPerformerDocumentMutationKey } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { useUpload } from '../../use-upload.ts';

/** Returns the callback that uploads an identity document which is missing or was rejected. */
export function useDocumentUpload(): DocumentUploadProps['submit'] {
  const { t } = useTranslation(['common', 'identity']);
  const upload = useUpload(api.uploadPerformerDocument, getUploadPerformerDocumentMutationKey());
  return async (type, document, onProgress, signal) => {
    try {
      await upload.mutateAsync({ options: { body: { type, document }, signal }, onProgress });
      showToast({ text: t('identity:review.uploaded'), tone: 'success' });
      return { ok: true };
    } catch (error) {
      return toFormResult(error, ['document'], t);
    }
  };
}

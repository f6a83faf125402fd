import type { UploadPhoto } from '@fanlight/components/galleries';
import { api } from '@fanlight/sdk';
import { getUploadPhotoMutationKey } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../failures.ts';
import { isFileRefused, useUpload } from '../../use-upload.ts';

/** Returns the function that uploads one photo. Its errors are in the viewer's language. */
export function useUploadPhoto(): UploadPhoto {
  const { t } = useTranslation('common');
  const { mutateAsync } = useUpload(api.uploadPhoto, getUploadPhotoMutationKey());
  return async (body, onProgress, signal) => {
    try {
      await mutateAsync({ options: { body, signal }, onProgress });
      return { ok: true };
    } catch (error) {
      return { ok: false, message: messageOf(error, t), isRefused: isFileRefused(error) };
    }
  };
}

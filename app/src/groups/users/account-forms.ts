import type { PasswordFormProps, UploadPicture } from '@fanlight/components/users';
import { api } from '@fanlight/sdk';
import { invalidate } from '@fanlight/sdk/hooks';
import { upload } from '@fanlight/sdk/upload';
import type { TFunction } from 'i18next';
import { toFormResult } from '../../failures.ts';
import type { Services } from '../../services.ts';

/** The path and the form field of the operation that uploads each picture. */
const pictures = {
  uploadMyAvatar: [api.uploadMyAvatar, 'avatar'],
  uploadPerformerAvatar: [api.uploadPerformerAvatar, 'avatar'],
  uploadPerformerCover: [api.uploadPerformerCover, 'cover'],
} as const;

/** Uploads a picture of the viewer's account, and reports the progress. */
export function uploadPicture(
  { client, queryClient }: Services,
  operation: keyof typeof pictures,
  t: TFunction<'common'>,
): UploadPicture {
  return async (file, onProgress) => {
    try {
      const [route, field] = pictures[operation];
      const body = { [field]: file } as { avatar: File; cover: File };
      await upload(client, route, { body }, ({ fraction }) => onProgress(fraction)).done;
      await invalidate(queryClient, ['getMe', 'getMyPerformer', 'getPerformer']);
      return { ok: true };
    } catch (error) {
      return toFormResult(error, ['file'], t, 'common:errors.tryAgainLater');
    }
  };
}

/** Returns the submit handler that sets a new password. The server then ends the user's other sessions (rule P3). */
export function passwordSubmit(
  { client }: Services,
  source: 'user' | 'performer',
  t: TFunction<'common'>,
): PasswordFormProps['submit'] {
  return async (values) => {
    try {
      await client.call(api.updatePassword, { body: { ...values, source } });
      return { ok: true };
    } catch (error) {
      return toFormResult(error, ['currentPassword', 'password'], t, 'common:errors.tryAgainLater');
    }
  };
}

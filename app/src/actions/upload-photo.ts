import type { UploadPhoto } from '@fanlight/components/feeds';
import { api } from '@fanlight/sdk';
import { upload } from '@fanlight/sdk/upload';
import { client } from '../api.ts';

/** Uploads a photo of a post (operation `uploadFeedPhoto`). */
export const uploadPhoto: UploadPhoto = (photo, onProgress, signal) =>
  upload(client, api.uploadFeedPhoto, { body: { photo }, signal }, ({ fraction }) => onProgress(fraction)).done;

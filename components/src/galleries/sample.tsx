import { fn, userEvent, type within } from 'storybook/test';
import { photoFile } from '../feeds/fixtures.ts';
import { ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { emptyGallery, ownGallery } from './fixtures.ts';
import type { PhotoUploadFormProps } from './photo-upload-form.tsx';
import type { UploadPhoto } from './use-photo-uploads.ts';

type Canvas = ReturnType<typeof within>;

/** Simulates an upload that succeeds immediately. */
const uploaded: UploadPhoto = async (_photo, onProgress) => {
  onProgress(1);
  return { ok: true };
};

/** Simulates an upload that stays at a fraction of its bytes until it is aborted. */
export const uploadedTo = (fraction: number) =>
  fn<UploadPhoto>((_photo, onProgress, signal) => {
    onProgress(fraction);
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ ok: false, message: '', isRefused: false }));
    });
  });

/** The args of stories that upload photos. */
export const uploadArgs = {
  galleries: ready([ownGallery, emptyGallery]),
  initialGallery: null,
  upload: fn<UploadPhoto>(uploaded),
  onDone: fn<PhotoUploadFormProps['onDone']>(),
  cancelHref: '/creator/photos',
  onUnsaved: fn<NonNullable<PhotoUploadFormProps['onUnsaved']>>(),
};

/** Selects pictures with the file input. */
export const choose = async (canvas: Canvas, ...names: string[]) =>
  userEvent.upload(await canvas.findByLabelText(t('files:choose')), await Promise.all(names.map(photoFile)));

/** Presses the button that uploads a number of photos. */
export const send = (canvas: Canvas, count: number) =>
  userEvent.click(canvas.getByRole('button', { name: t('photos:form.upload', { count }) }));

import { fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import type { VideoItemKind } from './kinds.ts';
import { VideoItemForm, type VideoItemFormProps } from './video-item-form.tsx';

type Submit = VideoItemFormProps['submit'];
type Canvas = ReturnType<typeof within>;

/** The meta of stories with the form of a new video. */
export const newVideo = {
  component: VideoItemForm,
  args: {
    kind: 'video' as const,
    cancelHref: '/creator/videos',
    submit: fn<Submit>(async () => ({ ok: true })),
    onUnsaved: fn<NonNullable<VideoItemFormProps['onUnsaved']>>(),
  },
};

/** A submit handler that stays at a fraction of the upload. */
export const uploadedTo = (fraction: number) =>
  fn<Submit>((_values, onProgress) => {
    onProgress(fraction);
    return new Promise(() => {});
  });

/** A submit handler whose upload stays at a fraction until it is cancelled. */
export const cancelledUpload = () =>
  fn<Submit>(
    (_values, onProgress, signal) =>
      new Promise((resolve) => {
        onProgress(0.42);
        signal.addEventListener('abort', () => resolve({ error: '' }));
      }),
  );

const files = {
  video: new File(['clip'], 'vase.mp4', { type: 'video/mp4' }),
  captions: new File(['WEBVTT'], 'vase.vtt', { type: 'text/vtt' }),
};

/** Selects a file of the video or the reel. */
export async function chooseFile(canvas: Canvas, name: keyof typeof files) {
  const picker = within(await canvas.findByRole('group', { name: t(`studio:form.${name}`) }));
  await userEvent.upload(picker.getByLabelText(t('files:choose')), files[name]);
}

/** Presses the button that uploads a new video or reel. */
export const publish = (canvas: Canvas, kind: VideoItemKind = 'video') =>
  userEvent.click(canvas.getByRole('button', { name: t(`studio:form.publish.${kind}`) }));

/** Fills in the title, selects the video, and uploads it. */
export async function publishVideo(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(t('studio:form.name')), 'Throwing a tall vase');
  await chooseFile(canvas, 'video');
  await publish(canvas);
}

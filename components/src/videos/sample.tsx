import { fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { VideoForm, type VideoFormProps } from './video-form.tsx';

type Submit = VideoFormProps['submit'];
type Canvas = ReturnType<typeof within>;

/** The meta of stories with the form of a new video. */
export const newVideo = {
  component: VideoForm,
  args: {
    cancelHref: '/creator/videos',
    submit: fn<Submit>(async () => ({ ok: true })),
    onUnsaved: fn<NonNullable<VideoFormProps['onUnsaved']>>(),
  },
};

/** A submit handler that stays at a fraction of the upload. */
export const uploadedTo = (fraction: number) =>
  fn<Submit>((_values, onProgress) => {
    onProgress(fraction);
    return new Promise(() => {});
  });

const files = {
  video: new File(['clip'], 'vase.mp4', { type: 'video/mp4' }),
  captions: new File(['WEBVTT'], 'vase.vtt', { type: 'text/vtt' }),
};

/** Selects a file of the video. */
export async function chooseFile(canvas: Canvas, name: keyof typeof files) {
  const picker = within(await canvas.findByRole('group', { name: t(`studio:form.${name}`) }));
  await userEvent.upload(picker.getByLabelText(t('files.choose')), files[name]);
}

/** Presses the button that uploads a new video. */
export const publish = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: t('studio:form.publish') }));

/** Fills in the title, selects the video, and uploads it. */
export async function publishVideo(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(t('studio:form.name')), 'Throwing a tall vase');
  await chooseFile(canvas, 'video');
  await publish(canvas);
}

import { fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { StoryForm, type StoryFormProps } from './story-form.tsx';

export type Submit = StoryFormProps['submit'];
type Canvas = ReturnType<typeof within>;

/** The meta of stories with the form of a new story. */
export const newStory = {
  component: StoryForm,
  args: {
    cancelHref: '/creator/stories',
    submit: fn<Submit>(async () => ({ ok: true })),
    onUnsaved: fn<NonNullable<StoryFormProps['onUnsaved']>>(),
  },
};

/** A submit handler that stays at a fraction of the upload. */
export const uploadedTo = (fraction: number) =>
  fn<Submit>((_values, onProgress) => {
    onProgress(fraction);
    return new Promise(() => {});
  });

/** Returns a small upright picture. */
async function makePhoto(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 90, height: 160 });
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'peru';
  context?.fillRect(0, 0, 90, 160);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'kiln.png', { type: 'image/png' });
}

/** Selects a file of the story: by default a small photo. */
export async function chooseFile(canvas: Canvas, file?: File, options?: { applyAccept: boolean }) {
  const picker = within(await canvas.findByRole('group', { name: t('myStories:form.file') }));
  await userEvent.upload(picker.getByLabelText(t('files:choose')), file ?? (await makePhoto()), options);
}

/** Presses the button that publishes a new story. */
export const publish = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: t('myStories:form.publish') }));

/** Selects a photo, and publishes the story. */
export async function publishPhoto(canvas: Canvas) {
  await chooseFile(canvas);
  await publish(canvas);
}

import type { Decorator } from '@storybook/react-vite';
import { fn, userEvent, type within } from 'storybook/test';
import { Box } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { FeedForm, type FeedFormProps } from './feed-form.tsx';
import { mara, photo, photoFile } from './fixtures.ts';
import type { UploadFeedFile } from './use-draft-files.ts';

type Canvas = ReturnType<typeof within>;

/** Simulates an upload that succeeds immediately. */
export const uploaded: UploadFeedFile = async (_file, onProgress) => {
  onProgress(1);
  return photo(3);
};

/**
 * Returns the upload functions of a form: `file` for the post's files, and functions that always succeed for thumbnail
 * and teaser.
 */
export const uploadsWith = (file: UploadFeedFile) => ({
  file: fn(file),
  thumbnail: fn(uploaded),
  teaser: fn(uploaded),
});

/** Selects pictures with the file input. */
export const choose = async (canvas: Canvas, ...names: string[]) =>
  userEvent.upload(await canvas.findByLabelText(t('files:choose')), await Promise.all(names.map(photoFile)));

/** Types a text and publishes the post. */
export async function writeAndSend(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(t('feeds:form.text')), 'Kiln opened at dawn.');
  await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.publish') }));
}

const inColumn: Decorator = (Story) => (
  <Box maxW="640px" mx="auto">
    <Story />
  </Box>
);

/** The annotations of all stories of the form: a new post, whose uploads and publication succeed. */
export const newPost = {
  component: FeedForm,
  decorators: [inColumn],
  args: {
    submit: fn<FeedFormProps['submit']>(async () => ({ ok: true })),
    uploads: uploadsWith(uploaded),
    cancelHref: '/creator/posts',
    chooseFiles: fn<FeedFormProps['chooseFiles']>(async () => []),
    author: mara,
    subscriptionPrice: 9.95,
  },
};

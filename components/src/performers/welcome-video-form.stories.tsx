import type { WelcomeVideo } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { uploadedTo } from '../identity/sample.tsx';
import { samplePicture } from '../primitives/sample-picture.ts';
import { failure, fieldFailure, inColumn, t } from '../testing/index.ts';
import { WelcomeVideoForm, type WelcomeVideoFormProps } from './welcome-video-form.tsx';

type Submit = WelcomeVideoFormProps['submit'];

const ready: WelcomeVideo = {
  ...{
    _id: '0193f2a4c1d07b3e5a93d001',
    status: 'ready',
    reason: null,
    url: '/welcome.mp4',
    posterUrl: samplePicture(1),
  },
  ...{ captionsUrl: null, duration: 32.4, width: 1280, height: 720 },
};
const unprocessed = { url: null, posterUrl: null, width: null, height: null };

const meta = {
  title: 'Components/Performers/WelcomeVideoForm',
  component: WelcomeVideoForm,
  parameters: inColumn,
  args: { current: null, profileHref: '/mara.clay?tab=about', submit: fn<Submit>(async () => ({ ok: true })) },
} satisfies Meta<typeof WelcomeVideoForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function choose(canvas: Canvas, label: 'video' | 'captions', file: File) {
  const picker = await canvas.findByRole('group', { name: t(`welcomeVideo:${label}`) });
  const input = picker.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, file, { applyAccept: false });
}
const chooseVideo = (canvas: Canvas) =>
  choose(canvas, 'video', new File(['video'], 'hello.mp4', { type: 'video/mp4' }));
const upload = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: t('welcomeVideo:upload') }));

export const NoVideo: Story = {
  async play({ canvas, args }) {
    await upload(canvas);
    await expect(await canvas.findByText(t('welcomeVideo:missing'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const WithCaptions: Story = {
  async play({ canvas, args }) {
    await chooseVideo(canvas);
    await choose(canvas, 'captions', new File(['WEBVTT'], 'hello.vtt', { type: 'text/vtt' }));
    await upload(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    const [files] = (args.submit as ReturnType<typeof fn<Submit>>).mock.calls[0] ?? [];
    await expect([files?.video.name, files?.captions?.name]).toEqual(['hello.mp4', 'hello.vtt']);
  },
};

export const Uploading: Story = {
  args: { submit: fn<Submit>((_files, onProgress) => uploadedTo(0.4, onProgress)) },
  async play({ canvas }) {
    await chooseVideo(canvas);
    await upload(canvas);
    await expect(await canvas.findByText(t('content:upload.uploading'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('content:upload.cancelUpload') })).toBeVisible();
  },
};

/** Others see the previous video meanwhile. */
export const Processing: Story = {
  args: { current: { ...ready, ...unprocessed, status: 'processing' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(new RegExp(t('welcomeVideo:processing')))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Ready: Story = {
  args: { current: ready },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('welcomeVideo:see') })).toHaveAttribute(
      'href',
      '/mara.clay?tab=about',
    );
  },
};

export const ProcessingFailed: Story = {
  args: { current: { ...ready, ...unprocessed, status: 'failed', reason: 'The file has no picture.' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The file has no picture\./)).toBeVisible();
  },
};

/** The bytes of the file are not those of a video. */
export const Refused: Story = {
  args: { submit: fn<Submit>(async () => fieldFailure('video', 'UNSUPPORTED_VIDEO')) },
  async play({ canvas }) {
    await chooseVideo(canvas);
    await upload(canvas);
    const picker = await canvas.findByRole('group', { name: t('welcomeVideo:video') });
    await waitFor(() => expect(picker).toHaveTextContent(t('errors:UNSUPPORTED_VIDEO')));
  },
};

export const Failed: Story = {
  args: { submit: fn<Submit>(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await chooseVideo(canvas);
    await upload(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
  },
};

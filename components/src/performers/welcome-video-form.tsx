import type { WelcomeVideo } from '@fanlight/sdk/models';
import { Film } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  acceptedTypes,
  type CurrentFile,
  FormFileField,
  maxBytes,
  UploadFooter,
  useFormFiles,
} from '../content/index.ts';
import { FormError, type FormResult, Heading, Stack, styled, Text, TextLink } from '../primitives/index.ts';

/** The files of a welcome video. */
export interface WelcomeVideoFiles {
  video: File;
  captions: File | undefined;
}

export interface WelcomeVideoFormProps {
  /** The current video, or the one that is being processed; null if there is none. */
  current: WelcomeVideo | null;
  /** The address of the tab of the profile that shows the video. */
  profileHref: string;
  /**
   * Replaces the video.
   *
   * @param onProgress - receives the fraction of the bytes that were uploaded, from 0 to 1
   * @param signal - aborts the upload; the result is then ignored
   */
  submit: (
    files: WelcomeVideoFiles,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ) => Promise<FormResult<'video' | 'captions'>>;
}

const fileNames = ['video', 'captions'] as const;

/** The current video in the file field. */
function useCurrent(video: WelcomeVideo | null): CurrentFile | null {
  const { t } = useTranslation('welcomeVideo');
  if (!video) return null;
  const { status, reason, posterUrl } = video;
  const detail = status === 'ready' ? undefined : status === 'failed' ? (reason ?? t('failed')) : t('processing');
  return { name: t('current'), detail, url: posterUrl, icon: Film };
}

/** Uploads the welcome video of the profile, with captions (operation `uploadPerformerWelcomeVideo`). */
export function WelcomeVideoForm({ current, profileHref, submit }: WelcomeVideoFormProps) {
  const { t } = useTranslation('welcomeVideo');
  const form = useForm();
  const files = useFormFiles(form, fileNames);
  const stored = useCurrent(current);
  const { video, captions } = files.files;
  const send = async () => {
    if (!files.showErrors(video ? {} : { video: t('missing') }, true) || !video) return;
    await files.submit((onProgress, signal) => submit({ video, captions }, onProgress, signal));
  };
  return (
    <styled.form
      onSubmit={form.handleSubmit(send)}
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
    >
      <Stack gap="1">
        <Heading level={3} size="label">
          {t('title')}
        </Heading>
        <Text tone="muted">{t('text')}</Text>
        {current?.status === 'ready' && (
          <Text size="sm">
            <TextLink to={profileHref}>{t('see')}</TextLink>
          </Text>
        )}
      </Stack>
      <FormFileField
        name="video"
        files={files}
        label={t('video')}
        accept={acceptedTypes.video}
        maxBytes={maxBytes.video}
        current={stored}
      />
      {video && (
        <FormFileField
          name="captions"
          files={files}
          label={t('captions')}
          help={t('captionsHelp')}
          accept={acceptedTypes.captions}
          maxBytes={maxBytes.captions}
        />
      )}
      <FormError message={form.formState.errors.root?.message} />
      <UploadFooter
        progress={files.progress}
        onCancelUpload={files.cancel}
        submitLabel={t('upload')}
        isSubmitting={form.formState.isSubmitting}
      />
    </styled.form>
  );
}

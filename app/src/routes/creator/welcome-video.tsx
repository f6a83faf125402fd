import { paths } from '@fanlight/components/paths';
import { WelcomeVideoForm } from '@fanlight/components/performers';
import { showToast } from '@fanlight/components/primitives';
import { api } from '@fanlight/sdk';
import { getUploadPerformerWelcomeVideoMutationKey } from '@fanlight/sdk/hooks';
import type { MyPerformer } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { useUpload } from '../../use-upload.ts';

/** The form for the welcome video of the performer's profile. */
export function WelcomeVideo({ performer }: { performer: MyPerformer }) {
  const { t } = useTranslation(['common', 'welcomeVideo']);
  const upload = useUpload(api.uploadPerformerWelcomeVideo, getUploadPerformerWelcomeVideoMutationKey());
  const [round, setRound] = useState(0);
  const { username, _id, welcomeVideo = null } = performer;
  return (
    <WelcomeVideoForm
      // An uploaded video leaves the form empty.
      key={round}
      current={welcomeVideo}
      profileHref={`${paths.profile(username ?? _id)}?tab=about`}
      submit={async ({ video, captions }, onProgress, signal) => {
        try {
          await upload.mutateAsync({ options: { body: { video, ...(captions && { captions }) }, signal }, onProgress });
          showToast({ text: t('welcomeVideo:uploaded'), tone: 'success' });
          setRound(round + 1);
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['video', 'captions'], t);
        }
      }}
    />
  );
}

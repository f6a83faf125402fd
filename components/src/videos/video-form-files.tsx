import type { Video, VideoFileType } from '@fanlight/sdk/models';
import { Captions, Clapperboard, Film, ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, type CurrentFile, FormFileField, maxBytes } from '../content/index.ts';
import { localeNames, supportedLocales } from '../i18n/index.ts';
import { Button, ConfirmDialog, Field, Select } from '../primitives/index.ts';
import type { VideoDraftState } from './use-video-draft.ts';

/** The kind of each file, which decides about its types and its size. */
const kinds = { video: 'video', thumbnail: 'photo', teaser: 'video', captions: 'captions' } as const;

export interface VideoFormFilesProps {
  draft: VideoDraftState;
  video: Video | undefined;
  /** Deletes a stored file of the video. Rejects never: the app shows failures. */
  onRemoveFile?: (type: VideoFileType) => Promise<void>;
}

/** Returns the stored files of a video, which the form shows until new ones are selected. */
function useCurrentFiles(video: Video | undefined) {
  const { t } = useTranslation('studio');
  const { file, thumbnail, teaser } = video ?? {};
  return {
    video: file ? { name: t('form.currentVideo'), url: file.posterUrl, icon: Film } : null,
    thumbnail: thumbnail ? { name: t('form.currentThumbnail'), url: thumbnail.thumbnailUrl, icon: ImageIcon } : null,
    teaser: teaser ? { name: t('form.currentTeaser'), url: teaser.thumbnails[0], icon: Clapperboard } : null,
    captions: file?.captions ? { name: t('form.currentCaptions'), icon: Captions } : null,
  } satisfies Record<string, CurrentFile | null>;
}

/** The fields for the files of a video: the video itself, its thumbnail, teaser and captions. */
export function VideoFormFiles({ draft, video, onRemoveFile }: VideoFormFilesProps) {
  const { t } = useTranslation('studio');
  const [asked, setAsked] = useState<VideoFileType | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const current = useCurrentFiles(video);
  const fieldOf = (name: 'video' | VideoFileType) => {
    const stored = current[name];
    const removable = name !== 'video' && stored && onRemoveFile;
    return (
      <FormFileField
        name={name}
        files={draft.files}
        label={t(`form.${name}`)}
        help={t(`form.${name}Help`)}
        accept={acceptedTypes[kinds[name]]}
        maxBytes={maxBytes[kinds[name]]}
        current={
          stored && {
            ...stored,
            ...(removable && {
              action: (
                <Button size="sm" variant="outline" onClick={() => setAsked(name)}>
                  {t('form.removeFile.action')}
                </Button>
              ),
            }),
          }
        }
      />
    );
  };
  const remove = async () => {
    if (!asked || !onRemoveFile) return;
    setRemoving(true);
    await onRemoveFile(asked);
    setRemoving(false);
    setAsked(null);
  };
  return (
    <>
      {fieldOf('video')}
      {fieldOf('thumbnail')}
      {fieldOf('teaser')}
      {fieldOf('captions')}
      {draft.hasCaptions && (
        <Field label={t('form.captionsLocale')}>
          <Select {...draft.captionsLocale}>
            {supportedLocales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={t(`form.removeFile.${asked}`)}
          description={t('form.removeFile.text')}
          cancelLabel={t('form.removeFile.cancel')}
          confirmLabel={t('form.removeFile.confirm')}
          isBusy={isRemoving}
          onConfirm={() => void remove()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

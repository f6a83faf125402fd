import type { VideoFileType } from '@fanlight/sdk/models';
import { Captions, Clapperboard, Film, ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, type CurrentFile, FormFileField, maxBytes } from '../content/index.ts';
import { localeNames, supportedLocales } from '../i18n/index.ts';
import { Button, ConfirmDialog, Field, Select } from '../primitives/index.ts';
import { type VideoItem, type VideoItemKind, videoItemKinds } from './kinds.ts';
import type { VideoItemDraftState } from './use-video-item-draft.ts';

/** The media of each file, which decides about its types and its size. */
const media = { video: 'video', thumbnail: 'photo', teaser: 'video', captions: 'captions' } as const;

export interface VideoItemFormFilesProps {
  kind: VideoItemKind;
  draft: VideoItemDraftState;
  item: VideoItem | undefined;
  /** Deletes a stored file of the item. Rejects never: the app shows failures. */
  onRemoveFile?: (type: VideoFileType) => Promise<void>;
}

/** Returns the stored files of an item, which the form shows until new ones are selected. */
function useCurrentFiles(item: VideoItem | undefined) {
  const { t } = useTranslation('studio');
  const { file, thumbnail } = item ?? {};
  const teaser = item && 'teaser' in item ? item.teaser : null;
  return {
    video: file ? { name: t('form.currentVideo'), url: file.posterUrl, icon: Film } : null,
    thumbnail: thumbnail ? { name: t('form.currentThumbnail'), url: thumbnail.thumbnailUrl, icon: ImageIcon } : null,
    teaser: teaser ? { name: t('form.currentTeaser'), url: teaser.thumbnails[0], icon: Clapperboard } : null,
    captions: file?.captions ? { name: t('form.currentCaptions'), icon: Captions } : null,
  } satisfies Record<string, CurrentFile | null>;
}

/** The fields for the files of a video or a reel: the video itself, its thumbnail, teaser and captions. */
export function VideoItemFormFiles({ kind, draft, item, onRemoveFile }: VideoItemFormFilesProps) {
  const { t } = useTranslation('studio');
  const [asked, setAsked] = useState<VideoFileType | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const current = useCurrentFiles(item);
  const fieldOf = (name: 'video' | VideoFileType) => {
    const stored = current[name];
    const removable = name !== 'video' && stored && onRemoveFile;
    return (
      <FormFileField
        key={name}
        name={name}
        files={draft.files}
        label={t(`form.${name}`)}
        help={name === 'video' ? t(`form.videoHelp.${kind}`) : t(`form.${name}Help`)}
        accept={acceptedTypes[media[name]]}
        maxBytes={maxBytes[media[name]]}
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
      {videoItemKinds[kind].fileNames.map(fieldOf)}
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

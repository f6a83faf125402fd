import { showToast } from '@fanlight/components/primitives';
import {
  type VideoItemFormProps,
  type VideoItemKind,
  type VideoItemValues,
  videoItemKinds,
} from '@fanlight/components/video-items';
import type { VideoFileType } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../dialogs/use-leave-guard.tsx';
import { showFailure } from '../../failures.ts';
import { useComplete } from './use-complete.ts';
import { toVideoItemResult } from './video-item-request.ts';

/** Reports the progress of a request with files, and aborts it. */
interface Sending {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** The requests for items of a kind. */
interface VideoItemRequests<Item, Changes> {
  create: (values: VideoItemValues, sending: Sending) => Promise<unknown>;
  /** Returns the fields that the performer has changed. */
  changesOf: (item: Item, values: VideoItemValues) => Changes;
  update: (id: string, changes: Changes, sending: Sending) => Promise<unknown>;
  removeFile: (id: string, type: VideoFileType) => Promise<unknown>;
}

export interface VideoItemFormState {
  form: Omit<VideoItemFormProps, 'kind' | 'initial'>;
  /** The confirmation before leaving. */
  dialog: ReactNode;
}

/**
 * Returns the callbacks of the form of a video or a reel. The files are sent with the other fields.
 *
 * @param initial - the item to edit; undefined for a new one, or while the item loads
 */
export function useVideoItemForm<Item extends { _id: string }, Changes extends object>(
  kind: VideoItemKind,
  initial: Item | undefined,
  requests: VideoItemRequests<Item, Changes>,
): VideoItemFormState {
  const { t } = useTranslation(['common', 'studio']);
  const navigate = useNavigate();
  const { onUnsaved, dialog } = useLeaveGuard();
  const complete = useComplete();
  const { listHref } = videoItemKinds[kind];
  const save = async (values: VideoItemValues, sending: Sending) => {
    if (!initial) {
      await requests.create(values, sending);
      showToast({ text: t(`studio:form.published.${kind}`, { title: values.title }), tone: 'success' });
      return;
    }
    const changes = requests.changesOf(initial, values);
    if (Object.keys(changes).length > 0) await requests.update(initial._id, changes, sending);
  };
  return {
    dialog,
    form: {
      onUnsaved,
      complete,
      cancelHref: listHref,
      ...(initial && {
        onRemoveFile: async (type) => {
          await requests.removeFile(initial._id, type).catch((error: unknown) => showFailure(error, t));
        },
      }),
      submit: async (values, onProgress, signal) => {
        try {
          await save(values, { onProgress, signal });
          onUnsaved(null);
          await navigate(listHref);
          return { ok: true };
        } catch (error) {
          return toVideoItemResult(error, values, t);
        }
      },
    },
  };
}

import type { FeedFormProps, FeedValues } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { useCreateFeed, useGetMyPerformer, useUpdateFeed } from '@fanlight/sdk/hooks';
import type { Feed, Me, UserSummary } from '@fanlight/sdk/models';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../dialogs/use-leave-guard.tsx';
import { toFormResult } from '../../failures.ts';
import { useLibraryChooser } from '../../groups/files/index.ts';
import { useMe } from '../../session/session.ts';
import { feedFieldNames, useFeedRequest } from './feed-request.ts';
import { toFeedFile } from './to-feed-file.ts';
import { useComplete } from './use-complete.ts';
import { useFeedUploads } from './use-feed-uploads.ts';
import { usePlan } from './use-plan.ts';
import { useProcessing } from './use-processing.ts';
import { useUnsavedFeed } from './use-unsaved-feed.ts';

/** Returns the author of the preview. An operator has approved the identity of everyone who can publish. */
function authorOf(me: Me | null): UserSummary {
  const { _id = '', name = '', username = null, avatar = null, isPerformer = false } = me ?? {};
  return { _id, name, username, avatar, isPerformer, isVerified: isPerformer };
}

/**
 * Returns the state and the callbacks of a post's form: uploads, autosave, submit, and the confirmation before leaving.
 *
 * @param initial - the post to edit; undefined for a new post, or while the post loads
 * @param onDraftCreated - called with the id after the first save of a new post as a draft
 */
export function useFeedForm(
  initial: Feed | undefined,
  onDraftCreated?: (id: string) => void,
): { form: Omit<FeedFormProps, 'initial'>; dialog: ReactNode } {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const create = useCreateFeed();
  const update = useUpdateFeed();
  const toRequest = useFeedRequest();
  // The post as it was saved last. The ref is current when the next save begins, which may be before the next render.
  const saved = useRef<Feed>(undefined);
  const [written, setWritten] = useState<Feed>();
  const processing = useProcessing(initial, written);
  const uploads = useFeedUploads();
  const library = useLibraryChooser();
  const me = useMe();
  const unsaved = useUnsavedFeed(me?._id, initial ?? (onDraftCreated && null));
  const stored = () => saved.current ?? initial;
  const { onUnsaved, dialog } = useLeaveGuard(() => unsaved.forget(stored()));
  const complete = useComplete();
  const plan = usePlan(initial?._id);
  const { data: performer } = useGetMyPerformer();
  const prices = [performer?.monthlyPrice, performer?.yearlyPrice].filter((price) => typeof price === 'number');
  const write = async (values: FeedValues): Promise<Feed> => {
    const data = await toRequest(values);
    const id = stored()?._id;
    return id ? update.mutateAsync({ id, data }) : create.mutateAsync({ data });
  };
  const save = async (values: FeedValues) => {
    unsaved.keep(values, stored());
    const feed = await write(values);
    unsaved.forget(feed);
    const isCreated = !stored();
    saved.current = feed;
    setWritten(feed);
    if (isCreated) onDraftCreated?.(feed._id);
    return true;
  };
  const isDraft = !initial || initial.status === 'draft';
  return {
    dialog: (
      <>
        {dialog}
        {library.dialog}
      </>
    ),
    form: {
      chooseFiles: async (options) => (await library.choose(options)).map(toFeedFile),
      uploads,
      author: authorOf(me),
      complete,
      plan,
      subscriptionPrice: prices.length > 0 ? Math.min(...prices) : null,
      processing,
      onUnsaved,
      cancelHref: paths.creatorPosts(),
      ...(isDraft && { save, restored: unsaved.restored }),
      submit: async (values) => {
        try {
          const feed = await write(values);
          unsaved.forget(feed);
          await navigate(feed.status === 'published' ? paths.post(feed._id) : paths.creatorPosts());
          return { ok: true };
        } catch (error) {
          return toFormResult(error, feedFieldNames, t);
        }
      },
    },
  };
}

import type { FeedFormProps, FeedValues } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import {
  getGetFeedFileStatusQueryOptions,
  useCreateFeed,
  useGetMyPerformer,
  useGetPlannedFeeds,
  useUpdateFeed,
} from '@fanlight/sdk/hooks';
import type { Feed, FeedFile, FileProcessing, LibraryFile, Me, UserSummary } from '@fanlight/sdk/models';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../dialogs/use-leave-guard.tsx';
import { toFormResult } from '../../failures.ts';
import { useLibraryChooser } from '../../groups/files/index.ts';
import { toLoadable } from '../../loadable.ts';
import { useMe } from '../../session/session.ts';
import { feedFieldNames, useFeedRequest } from './feed-request.ts';
import { useComplete } from './use-complete.ts';
import { useFeedUploads } from './use-feed-uploads.ts';
import { useUnsavedFeed } from './use-unsaved-feed.ts';

/** The status of a file is polled after this number of milliseconds while the file is being processed. */
const processingIntervalMs = 2000;

const isPrepared = (status: FileProcessing['status'] | undefined) => status === 'ready' || status === 'failed';

/**
 * Returns the processing status of a post's videos and audio recordings (operation `getFeedFileStatus`). It includes
 * files that were ready before the first save, but not those that were ready when the form was opened.
 */
function useProcessing(initial: Feed | undefined, written: Feed | undefined): ReadonlyMap<string, FileProcessing> {
  const feed = written ?? initial;
  const old = new Set((initial?.files ?? []).filter(({ status }) => status === 'ready').map(({ _id }) => _id));
  const waited = (feed?.files ?? []).filter(({ _id, type }) => type !== 'feed-photo' && !old.has(_id));
  return useQueries({
    queries: waited.map(({ _id }) =>
      getGetFeedFileStatusQueryOptions(feed?._id ?? '', _id, {
        query: { refetchInterval: ({ state }) => (isPrepared(state.data?.status) ? false : processingIntervalMs) },
      }),
    ),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data._id, data] as const] : []))),
  });
}

/** Converts a file of the media library to one of a post. */
const toFeedFile = ({ kind, thumbnailUrl, ...file }: LibraryFile): FeedFile => ({
  _id: file._id,
  type: `feed-${kind}`,
  url: file.url,
  thumbnails: thumbnailUrl ? [thumbnailUrl] : [],
  preview: file.preview,
  status: file.status,
  reason: file.reason,
  duration: file.duration,
  captions: null,
  width: file.width,
  height: file.height,
  alt: '',
});
/** Returns what the performer has planned besides the post with an id. It is read when the calendar is shown. */
function usePlan(id: string | undefined): NonNullable<FeedFormProps['plan']> {
  const [period, setPeriod] = useState<{ from: string; to: string }>();
  const query = useGetPlannedFeeds(period ?? { from: '', to: '' }, { query: { enabled: period !== undefined } });
  const feeds = toLoadable(query);
  return {
    feeds:
      feeds.state === 'ready'
        ? { ...feeds, value: { ...feeds.value, feeds: feeds.value.feeds.filter(({ _id }) => _id !== id) } }
        : feeds,
    onPeriodChange: setPeriod,
  };
}

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
  const created = useRef<string>(undefined);
  const [written, setWritten] = useState<Feed>();
  const { onUnsaved, dialog } = useLeaveGuard();
  const processing = useProcessing(initial, written);
  const uploads = useFeedUploads();
  const library = useLibraryChooser();
  const me = useMe();
  const unsaved = useUnsavedFeed(me?._id, initial ? initial._id : onDraftCreated && 'new');
  const complete = useComplete();
  const plan = usePlan(initial?._id);
  const { data: performer } = useGetMyPerformer();
  const prices = [performer?.monthlyPrice, performer?.yearlyPrice].filter((price) => typeof price === 'number');
  const write = async (values: FeedValues): Promise<Feed> => {
    const data = await toRequest(values);
    const id = initial?._id ?? created.current;
    return id ? update.mutateAsync({ id, data }) : create.mutateAsync({ data });
  };
  const save = async (values: FeedValues) => {
    unsaved.keep(values, created.current);
    const feed = await write(values);
    unsaved.forget(feed._id);
    setWritten(feed);
    if (initial || created.current) return true;
    created.current = feed._id;
    onDraftCreated?.(feed._id);
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
          const { _id, status } = await write(values);
          unsaved.forget(_id);
          await navigate(status === 'published' ? paths.post(_id) : paths.creatorPosts());
          return { ok: true };
        } catch (error) {
          return toFormResult(error, feedFieldNames, t);
        }
      },
    },
  };
}

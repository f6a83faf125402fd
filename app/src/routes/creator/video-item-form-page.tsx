import { NotFoundPage } from '@fanlight/components/layouts';
import {
  type VideoItem,
  VideoItemFormScreen,
  type VideoItemKind,
  videoItemKinds,
} from '@fanlight/components/video-items';
import { isNotEditable } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import type { VideoItemFormState } from './use-video-item-form.tsx';

interface ItemQuery<Item> {
  data: Item | undefined;
  error: unknown;
  isError: boolean;
  isFetchedAfterMount: boolean;
  refetch: () => Promise<{ data: Item | undefined }>;
}

/** Returns the item to edit. A cached item may be older than its last change, so the form waits for the response. */
export const editedItemOf = <Item,>({ data, isFetchedAfterMount }: ItemQuery<Item>): Item | undefined =>
  isFetchedAfterMount ? data : undefined;

export interface VideoItemFormPageProps extends VideoItemFormState {
  kind: VideoItemKind;
  /** The query of the item to edit; null for a new one. */
  query: ItemQuery<VideoItem> | null;
  /** The progress of the processing from 0 to 1; null if it is not known. */
  progress?: number | null;
}

/** The page with the form of a video or a reel. */
export function VideoItemFormPage({ kind, query, progress = null, form, dialog }: VideoItemFormPageProps) {
  if (query && isNotEditable(query.error)) return <NotFoundPage homeHref={videoItemKinds[kind].listHref} />;
  const item = query && toLoadable({ data: editedItemOf(query), isError: query.isError, refetch: query.refetch });
  return (
    <>
      <VideoItemFormScreen
        kind={kind}
        item={item}
        progress={progress}
        onRenew={async () => (await query?.refetch())?.data?.file ?? null}
        {...form}
      />
      {dialog}
    </>
  );
}

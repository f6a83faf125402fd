import {
  type CreatorVideoItemsFilter,
  videoItemAudiences,
  videoItemOrders,
  videoItemStatuses,
} from '@fanlight/components/video-items';
import type { ListMyReelsParams, ListMyVideosParams } from '@fanlight/sdk/models';
import { createUrlFilter } from '../../url-filter.ts';

/** Reads the filters from the URL. */
const read = (search: URLSearchParams): CreatorVideoItemsFilter => ({
  query: search.get('q') ?? '',
  audience: videoItemAudiences.find((audience) => audience === search.get('audience')) ?? null,
  status: videoItemStatuses.find((status) => status === search.get('status')) ?? null,
  sortBy: videoItemOrders.find((order) => order === search.get('sort')) ?? 'createdAt',
});

const toSearch = ({ query, audience, status, sortBy }: CreatorVideoItemsFilter) => ({
  ...(query && { q: query }),
  ...(audience && { audience }),
  ...(status && { status }),
  ...(sortBy !== 'createdAt' && { sort: sortBy }),
});

type Params = ListMyVideosParams & ListMyReelsParams;

const toParams = ({ query, audience, status, sortBy }: CreatorVideoItemsFilter): Params => ({
  limit: 20,
  ...(query.trim() && { q: query.trim() }),
  ...(audience && { audience }),
  ...(status && { status }),
  // The best match is the first result of a search.
  ...(!query.trim() && sortBy !== 'createdAt' && { sortBy }),
});

/** The filters of a list of videos or reels, which are in the URL. */
export const { paramsOf: videoItemParamsOf, useFilter: useVideoItemFilter } = createUrlFilter({
  read,
  toSearch,
  toParams,
});

import { openLength } from '@fanlight/sdk/access';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { shapeOf, type Viewer, valuesOf, viewerIn } from '../access/viewer-conditions.ts';
import type { KeyedSql } from '../db/keyed-sql.ts';
import type { Slot } from '../db/prepared.ts';
import { feeds, galleries, performers, photos, products, reels, users, videos } from '../db/schema/index.ts';
import type { Page, PageRequest } from '../http/paging.ts';
import type { Db } from '../ports/index.ts';
import { findByWords, type Ranking } from '../search/find.ts';
import { wordsIn, wordsOf } from '../search/words.ts';
import { canViewerAccess, isVisibleInLists } from './find.ts';
import { type ContentKind, contentTables } from './kinds.ts';

const opening = (text: SQL): SQL => sql`left(${text}, ${sql.raw(String(openLength))})`;

interface SearchRules {
  /** The text that every viewer can read, even if the item is locked (rule A2). */
  open: SQL;
  /**
   * Whether a row is published, not deleted and not hidden. It must be written exactly like the conditions of the
   * partial indexes.
   */
  isPublicRow: SQL;
}

const searchRules: Record<ContentKind, SearchRules> = {
  feed: {
    open: opening(sql`${feeds.text}`),
    isPublicRow: sql`${feeds.status} = 'published' and ${feeds.hiddenAt} is null and ${feeds.deletedAt} is null`,
  },
  video: {
    open: sql`${videos.title} || ' ' || ${opening(sql`${videos.description}`)}`,
    isPublicRow: sql`${videos.readyAt} is not null and ${videos.hiddenAt} is null and ${videos.deletedAt} is null`,
  },
  reel: {
    open: opening(sql`${reels.text}`),
    isPublicRow: sql`${reels.readyAt} is not null and ${reels.hiddenAt} is null`,
  },
  gallery: {
    open: sql`${galleries.title}`,
    isPublicRow: sql`${galleries.totalPhotos} > 0 and ${galleries.hiddenAt} is null and ${galleries.deletedAt} is null`,
  },
  photo: {
    open: sql`${photos.alt}`,
    isPublicRow: sql`${photos.galleryId} is null and ${photos.hiddenAt} is null and ${photos.deletedAt} is null`,
  },
  product: {
    open: sql`${products.title} || ' ' || ${products.description}`,
    isPublicRow: sql`${products.hiddenAt} is null and ${products.deletedAt} is null`,
  },
};

/**
 * Returns the condition that a row is published, not deleted and not hidden. It is written like the partial indexes of
 * the kind.
 */
export const isPublicRow = (kind: ContentKind): SQL => searchRules[kind].isPublicRow;

/** The parameters of a search. */
export interface ContentSearch {
  q: string;
  /** Restricts the search to a performer or a gallery. */
  within?: { performerId?: string | undefined; galleryId?: string | undefined } | undefined;
  /** Whether the viewer searches their own items, including unpublished ones. */
  isOwn?: boolean;
  /** An additional condition on the items; it may use `user` and `performer`, which are joined. */
  where?: KeyedSql | undefined;
  /** The order of the results. By default, the order is by relevance. */
  rankBy?: Ranking;
}

/**
 * Returns the order of a search, which is by relevance unless the query names another order. A query with a direction
 * alone means the order of lists, `createdAt`.
 *
 * @param columns - the columns of other orders, by their names in the contract
 */
export function rankOf(
  { sortBy, sort }: { sortBy?: string | undefined; sort?: string | undefined },
  columns: Record<string, AnyPgColumn> = {},
): Ranking {
  const column = sortBy ? new Map(Object.entries(columns)).get(sortBy) : undefined;
  if (column) return { sql: sql`${column}`, key: column.name };
  return sortBy || sort ? 'time' : undefined;
}

/** Returns the column by which items of a kind are sorted by the time of publication. */
const timeOf = (kind: ContentKind): SQL =>
  kind === 'feed' ? sql`${feeds.publishedId}` : sql`${contentTables[kind].id}`;

/** The restrictions of a search, whose values may be slots of a prepared statement. */
interface QueryPlace {
  performerId: Slot<string> | undefined;
  galleryId: Slot<string> | undefined;
}

function scopeOf(kind: ContentKind, isOwn: boolean, { performerId, galleryId }: QueryPlace): SQL | undefined {
  const table = contentTables[kind];
  return and(
    performerId ? sql`${table.performerId} = ${performerId}` : undefined,
    galleryId ? sql`${photos.galleryId} = ${galleryId}` : undefined,
    isOwn || galleryId ? undefined : searchRules[kind].isPublicRow,
  );
}

/** A subquery that finds the performer of an item if a condition holds. */
const byPerformer = (kind: ContentKind, condition: SQL | undefined): SQL =>
  sql`select 1 from ${users} inner join ${performers} on ${performers.userId} = ${users.id}
    where ${users.id} = ${contentTables[kind].performerId} and ${condition ?? sql`true`}`;

/**
 * Lists the ids of items of one kind that contain the words of a query. The best match comes first. Words may be
 * incomplete or misspelled. If an item is locked for the viewer, only the text that every viewer can read is searched
 * (rule A2).
 */
export function searchContent(
  db: Db,
  kind: ContentKind,
  viewer: Viewer,
  query: ContentSearch,
  page: PageRequest,
): Promise<Page<string>> {
  const table = contentTables[kind];
  const { open } = searchRules[kind];
  const time = timeOf(kind);
  const { within: { performerId, galleryId } = {}, isOwn = false, where } = query;
  const place = `${performerId ? ' of a performer' : ''}${galleryId ? ' in a gallery' : ''}${isOwn ? ', own' : ''}`;
  const isKeyed = !where || where.key !== undefined;
  return findByWords(
    db,
    {
      kind,
      table: sql`${table}`,
      id: sql`${table.id}`,
      key: [{ column: time, type: 'text' }],
      textKey: isKeyed ? `${kind}${place}${where ? ` where ${where.key}` : ''}, ${shapeOf(viewer)}` : undefined,
      values: { ...valuesOf(viewer), performerId: performerId ?? '', galleryId: galleryId ?? '' },
      scope: (slots) =>
        scopeOf(kind, isOwn, {
          performerId: performerId && slots.performerId,
          galleryId: galleryId && slots.galleryId,
        }),
      // A search in a gallery does not use the index of words, because another index finds its few photos.
      ...(!galleryId && {
        facets: { performer: sql`${table.performerId}`, time, performerId },
      }),
      rankBy: query.rankBy,
      exists: ({ found }, slots) => {
        const queryViewer = viewerIn(slots, viewer);
        const isSearchable = sql`(${canViewerAccess(kind, queryViewer)} or ${wordsOf(open)} @@ ${found})`;
        return byPerformer(kind, and(isVisibleInLists(kind, queryViewer), where?.sql, isSearchable));
      },
    },
    wordsIn(query.q),
    page,
  );
}

/**
 * Lists the ids of posts with a hashtag, newest first. It uses the index of words, because a text contains its
 * hashtags.
 */
export function searchHashtag(db: Db, viewer: Viewer, label: string, page: PageRequest): Promise<Page<string>> {
  return findByWords(
    db,
    {
      kind: 'feed',
      table: sql`${feeds}`,
      id: sql`${feeds.id}`,
      key: [{ column: timeOf('feed'), type: 'text' }],
      textKey: `posts with a hashtag, ${shapeOf(viewer)}`,
      values: { ...valuesOf(viewer), label: label.toLowerCase() },
      scope: () => searchRules.feed.isPublicRow,
      facets: { performer: sql`${feeds.performerId}`, time: timeOf('feed') },
      rankBy: 'time',
      exists: (_, slots) => {
        const hasLabel = sql`${feeds.hashtags} @> array[${slots.label}]`;
        return byPerformer('feed', and(isVisibleInLists('feed', viewerIn(slots, viewer)), hasLabel));
      },
    },
    wordsIn(label),
    page,
  );
}

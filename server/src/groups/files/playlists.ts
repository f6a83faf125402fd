import type { FileVariant } from '@fanlight/sdk/models';
import { readWhole } from '../../adapters/whole.ts';
import type { Ports } from '../../ports/index.ts';
import { signedFileUrl } from './pictures.ts';
import { type FileRow, storageKey } from './rules.ts';

/** The media type of HLS playlists. */
export const playlistMime = 'application/vnd.apple.mpegurl';

type Rendition = NonNullable<FileRow['renditions']>[number];
type RenditionName = Rendition['name'];

const playlistPrefix = 'playlist-';

function toMasterPlaylist(renditions: Rendition[], toUrl: (variant: FileVariant) => string): string {
  const lines = renditions.flatMap(({ name, bandwidth, codecs, width, height }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${codecs}",RESOLUTION=${width}x${height}`,
    toUrl(`${playlistPrefix}${name}`),
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}

/**
 * Returns the text of a playlist; undefined if the variant is not a playlist of this file. The URLs in it are signed and
 * expire with the URL of the playlist, so that a playlist does not extend the access to a file (rule A3).
 *
 * @param expires - the time at which the URL of the playlist expires, in seconds since 1970
 */
export async function readPlaylist(
  ports: Ports,
  { id, status, renditions }: FileRow,
  variant: FileVariant,
  expires: number,
): Promise<string | undefined> {
  if (status !== 'ready' || !renditions) return undefined;
  const toUrl = (one: FileVariant) => signedFileUrl(ports, id, one, expires);
  if (variant === 'hls') return toMasterPlaylist(renditions, toUrl);
  if (!variant.startsWith(playlistPrefix)) return undefined;
  const name = variant.slice(playlistPrefix.length) as RenditionName;
  if (!renditions.some((rendition) => rendition.name === name)) return undefined;
  const stored = await ports.storage.get(storageKey(id, variant));
  if (!stored) return undefined;
  const text = new TextDecoder().decode(await readWhole(stored.body));
  return text.replaceAll('{segments}', toUrl(`segments-${name}`));
}

import type { GalleryChoices } from '@fanlight/components/galleries';
import { useGetMyGallery, useListMyGalleries } from '@fanlight/sdk/hooks';
import { toLoadable } from '../../loadable.ts';

/** The parameters of the list: as many galleries as one page of a list can contain, the newest first. */
export const galleryChoicesParams = { limit: 100 } as const;

/**
 * Returns the performer's galleries for a field or a filter.
 *
 * @param selected - the id of the selected gallery, which the choices contain even if it is older than the listed ones
 */
export function useGalleryChoices(selected: string | null): GalleryChoices {
  const { data, isError, refetch } = useListMyGalleries(galleryChoicesParams);
  const listed = data?.data;
  const isFurther = selected !== null && listed !== undefined && !listed.some(({ _id }) => _id === selected);
  const { data: further } = useGetMyGallery(selected ?? '', { query: { enabled: isFurther } });
  const choices = listed && isFurther && further ? [...listed, further] : listed;
  return toLoadable({ data: choices, isError, refetch });
}

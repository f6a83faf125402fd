import { api } from '@fanlight/sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';

/** Downloads the file of a digital product: fetches its signed URL and opens it. It is served as an attachment. */
export function useDownload(): { download: (productId: string) => void; isDownloading: boolean } {
  const { t } = useTranslation('common');
  const { client } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => client.call(api.getProductDownloadLink, { params: { id } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showFailure(error, t),
  });
  return { download: (id) => mutate(id), isDownloading: isPending };
}

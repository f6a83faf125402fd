import { api } from '@fanlight/sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';

/**
 * Returns a function that downloads a digital product: it fetches the signed URL of the file and opens it. The server
 * sends the file as an attachment.
 */
export function useDownload(): {
  download: (productId: string) => void;
  /** The id of the product whose link is being requested; undefined if there is none. */
  downloadingId: string | undefined;
} {
  const { t } = useTranslation('common');
  const { client } = useServices();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => client.call(api.getProductDownloadLink, { params: { id } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showFailure(error, t),
  });
  return { download: (id) => mutate(id), downloadingId: isPending ? variables : undefined };
}

import type { Client } from '@fanlight/sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showFailure } from './failures.ts';
import { saveFile } from './save-file.ts';
import { useServices } from './services.ts';

/**
 * Returns the callback that downloads a list as a CSV file. The name of the file is that of the list with the current
 * day.
 *
 * @param read - calls the operation that returns the file
 */
export function useExport(
  name: string,
  read: (client: Client) => Promise<Blob>,
): { onExport: () => void; isExporting: boolean } {
  const { t } = useTranslation('common');
  const { client } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => read(client),
    onSuccess: (file) => saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: (error) => showFailure(error, t),
  });
  return { onExport: () => mutate(), isExporting: isPending };
}

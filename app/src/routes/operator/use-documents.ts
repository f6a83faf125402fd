import type { OpenedDocument } from '@fanlight/components/operator';
import { api } from '@fanlight/sdk';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';

/**
 * Returns the identity documents that the operator has opened. They are kept as object URLs of this page, which are
 * revoked when the operator leaves it, and in no cache (rule P7).
 */
export function useDocuments() {
  const { client } = useServices();
  const [documents, setDocuments] = useState<Readonly<Record<string, OpenedDocument>>>({});
  const urls = useRef<string[] | null>([]);
  useEffect(() => {
    urls.current ??= [];
    return () => {
      for (const url of urls.current ?? []) URL.revokeObjectURL(url);
      urls.current = null;
    };
  }, []);
  const set = (id: string, opened: OpenedDocument) => setDocuments((all) => ({ ...all, [id]: opened }));
  const { mutate } = useMutation({
    mutationFn: (id: string) => client.call(api.readPerformerDocument, { params: { id } }),
    // Nothing of a document remains in the cache.
    gcTime: 0,
    onMutate: (id) => set(id, { state: 'loading' }),
    onError: (_error, id) => set(id, { state: 'failed' }),
    onSuccess: (file, id) => {
      // The operator has left the page while the document was loading.
      if (!urls.current) return;
      const url = URL.createObjectURL(file);
      urls.current.push(url);
      set(id, { state: 'ready', url, isImage: file.type.startsWith('image/') });
    },
  });
  return { documents, onOpenDocument: (id: string) => mutate(id) };
}

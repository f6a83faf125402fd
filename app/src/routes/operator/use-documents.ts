import type { OpenedDocument } from '@fanlight/components/operator';
import { api } from '@fanlight/sdk';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';

/**
 * Returns the identity documents that the operator has opened. They are kept as object URLs of this page, which are
 * revoked when the operator leaves it, and in no cache (rule P7).
 */
export function useDocuments() {
  const { client } = useServices();
  const [documents, setDocuments] = useState<Readonly<Record<string, OpenedDocument>>>({});
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const opened = urls.current;
    return () => {
      for (const url of opened.splice(0)) URL.revokeObjectURL(url);
    };
  }, []);
  const set = (id: string, opened: OpenedDocument) => setDocuments((all) => ({ ...all, [id]: opened }));
  const onOpenDocument = async (id: string) => {
    set(id, { state: 'loading' });
    try {
      const file = await client.call(api.readPerformerDocument, { params: { id } });
      const url = URL.createObjectURL(file);
      urls.current.push(url);
      set(id, { state: 'ready', url, isImage: file.type.startsWith('image/') });
    } catch {
      set(id, { state: 'failed' });
    }
  };
  return { documents, onOpenDocument: (id: string) => void onOpenDocument(id) };
}

import { useEffect } from 'react';
import { useServices } from '../services.ts';
import { useMe } from '../session/session.ts';

/** Keeps a realtime connection open while a user is logged in. The code of the connection is loaded only then. */
export function useRealtime(): void {
  const services = useServices();
  const id = useMe()?._id;
  useEffect(() => {
    if (!id) return undefined;
    let isMounted = true;
    let close: (() => void) | undefined;
    void import('./connect.ts').then(({ connect }) => {
      if (isMounted) close = connect(services);
    });
    return () => {
      isMounted = false;
      close?.();
    };
  }, [services, id]);
}

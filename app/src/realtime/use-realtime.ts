import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services.ts';
import { useMe } from '../session/session.ts';

/**
 * Keeps a realtime connection open while a user is logged in. The code of the connection is loaded only then. Returns
 * whether the connection has been interrupted for some time.
 */
export function useRealtime(): boolean {
  const services = useServices();
  const { i18n } = useTranslation('common');
  const id = useMe()?._id;
  const [isInterrupted, setIsInterrupted] = useState(false);
  useEffect(() => {
    if (!id) return undefined;
    let isMounted = true;
    let close: (() => void) | undefined;
    void import('./connect.ts').then(({ connect }) => {
      if (isMounted) close = connect(services, i18n, setIsInterrupted);
    });
    return () => {
      isMounted = false;
      close?.();
      setIsInterrupted(false);
    };
  }, [services, i18n, id]);
  return isInterrupted;
}

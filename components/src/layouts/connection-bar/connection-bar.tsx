import { RefreshCw, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
import { FloatingBar } from '../floating-bar/index.ts';

export interface ConnectionBarProps {
  /**
   * `offline` if the device has no network, `reconnecting` if only the connection for realtime events is down. Undefined
   * while everything is connected: the bar is hidden.
   */
  problem?: 'offline' | 'reconnecting' | undefined;
}

/** Shows that the page cannot be current. Assistive technology announces it, so the region is always on the page. */
export function ConnectionBar({ problem }: ConnectionBarProps) {
  const { t } = useTranslation('connection');
  return (
    <styled.div role="status">
      {problem && (
        <FloatingBar
          label={t('label')}
          icon={
            <styled.span color="fg.muted" display="grid">
              <Icon icon={problem === 'offline' ? WifiOff : RefreshCw} />
            </styled.span>
          }
          actions={null}
        >
          {t(problem)}
        </FloatingBar>
      )}
    </styled.div>
  );
}

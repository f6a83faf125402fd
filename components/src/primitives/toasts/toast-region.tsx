import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { subscribeHosts, topHost } from '../dialog/dialog-host.ts';
import { Icon } from '../icon/index.ts';
import { aboveNavigation } from '../layout/index.ts';
import { dismissToast, type ShownToast, shownToasts, subscribeToasts } from './toast-store.ts';

const Frame = styled('li', {
  name: 'toast',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '52px',
    w: 'fit-content',
    maxW: 'full',
    ps: '4',
    pe: '1',
    borderRadius: 'card',
    bg: 'bg.overlay',
    border: '1px solid',
    borderColor: 'border.hairline',
    boxShadow: 'floating',
    fontSize: 'sm',
    pointerEvents: 'auto',
    animation: 'rise 200ms {easings.out}',
  },
});

function subscribeWindowFocus(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}

/** Whether the user is in this window. Otherwise a message would disappear before the user sees it. */
const useHasWindowFocus = (): boolean =>
  useSyncExternalStore(
    subscribeWindowFocus,
    () => document.hasFocus(),
    () => true,
  );

function ToastRow({ toast }: { toast: ShownToast }) {
  const { t } = useTranslation('common');
  const [isPaused, setPaused] = useState(false);
  const hasFocus = useHasWindowFocus();
  const { id, action, tone = 'neutral', duration = action ? 8000 : 5000 } = toast;
  useEffect(() => {
    if (isPaused || !hasFocus) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [isPaused, hasFocus, id, duration]);
  return (
    <Frame
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {tone === 'success' && (
        <styled.span color="success.text" display="grid">
          <Icon icon={CircleCheck} />
        </styled.span>
      )}
      {tone === 'danger' && (
        <styled.span color="danger.text" display="grid">
          <Icon icon={CircleAlert} />
        </styled.span>
      )}
      <styled.span flex="1" py="2">
        {toast.text}
      </styled.span>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            dismissToast(id);
            action.onAct();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={t('dismiss')} onClick={() => dismissToast(id)} />
    </Frame>
  );
}

/**
 * The live region in which the page shows toasts. While a dialog is open, the region is inside of it, because
 * everything outside of it is inert.
 */
export function ToastRegion() {
  const { t } = useTranslation('common');
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, shownToasts);
  const host = useSyncExternalStore(subscribeHosts, topHost, () => null);
  const region = (
    <styled.section
      aria-label={t('toasts.label')}
      position="fixed"
      zIndex="floating"
      insetInline="4"
      bottom={aboveNavigation}
      md={{ bottom: '6' }}
      pointerEvents="none"
    >
      <styled.ul
        aria-live="polite"
        aria-relevant="additions"
        display="grid"
        justifyItems="center"
        gap="2"
        listStyleType="none"
      >
        {toasts.map((toast) => (
          <ToastRow key={toast.id} toast={toast} />
        ))}
      </styled.ul>
    </styled.section>
  );
  return host ? createPortal(region, host) : region;
}

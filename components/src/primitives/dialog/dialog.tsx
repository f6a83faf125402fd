import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { IconButton } from '../button/index.ts';
import { Heading, Text } from '../text/index.ts';
import { pushHost, reopenModal, topHost } from './dialog-host.ts';
import { useScrollByKeys } from './use-scroll-by-keys.ts';

interface CommonDialogProps {
  /** The dialog stays open until the app changes this, even if the browser closes it. */
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** The buttons; the main button is the last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/** A dialog that the user can close without choosing a button, unless `dismissable` is false. */
export type DialogProps = CommonDialogProps &
  (
    | {
        dismissable?: true;
        /** Called for Escape, the close button, and a click on the backdrop. */
        onClose: () => void;
      }
    | {
        /** The dialog has no close button, and ignores Escape and clicks on the backdrop. */
        dismissable: false;
        onClose?: never;
      }
  );

const widths = { sm: '400px', md: '520px', lg: '720px' } as const;

/**
 * Focuses the element with `data-dialog-focus`, else the first field. On touch screens, focuses the title instead of a
 * field, because the on-screen keyboard would cover the dialog.
 */
function focusFirst(dialog: HTMLElement) {
  const chosen = dialog.querySelector<HTMLElement>('[data-dialog-focus]');
  const field = window.matchMedia('(pointer: fine)').matches
    ? dialog.querySelector<HTMLElement>('input:not([type=hidden]):not(:disabled), textarea, select')
    : null;
  (chosen ?? field ?? dialog.querySelector<HTMLElement>('[data-dialog-title]'))?.focus();
}

const Frame = styled('dialog', {
  name: 'dialog',
  base: {
    position: 'fixed',
    insetInline: '0',
    top: 'auto',
    bottom: '0',
    // The position of a non-modal dialog. A modal dialog is in the browser's top layer.
    zIndex: 'progress',
    w: 'full',
    maxW: '100vw',
    maxH: 'calc(100dvh - 40px)',
    m: '0',
    p: '0',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    color: 'fg.default',
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.hairline',
    borderRadius: '16px 16px 0 0',
    boxShadow: 'floating',
    animation: 'sheet 200ms {easings.out}',
    '&::backdrop': { bg: 'bg.backdrop', animation: 'appear 200ms' },
    md: { insetBlock: '0', m: 'auto', h: 'fit-content', borderRadius: 'card', animation: 'rise 200ms {easings.out}' },
  },
});

function OpenDialog(props: DialogProps) {
  const { onClose, title, description, children, footer, size = 'md', dismissable = true } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  const content = useScrollByKeys<HTMLDivElement>();
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog) return;
    dialog.showModal();
    focusFirst(dialog);
    // Closes the dialog before it is removed, because only closing restores the focus.
    return () => dialog.close();
  }, []);
  useEffect(() => (frame.current ? pushHost(frame.current) : undefined), []);
  /** Browsers close a dialog if Escape is pressed repeatedly without a click in between, although it was canceled. */
  const reopen = () => {
    const dialog = frame.current;
    // The event arrives later: the dialog may be removed or open again.
    if (!dialog?.isConnected || dialog.open) return;
    reopenModal(dialog);
    if (topHost() === dialog) focusFirst(dialog);
  };
  return (
    <Frame
      ref={frame}
      // In browsers that support it, only the buttons close the dialog.
      closedby={dismissable ? undefined : 'none'}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        // Chromium passes Escape on to the dialog below one that ignores it.
        if (topHost() === frame.current) onClose?.();
      }}
      onClose={reopen}
      onClick={(event: MouseEvent) => event.target === frame.current && onClose?.()}
      md={{ maxW: widths[size] }}
    >
      <styled.header display="flex" alignItems="flex-start" gap="3" ps="6" pe="3" pt="3" pb="2">
        <styled.div flex="1" minW="0" pt="2" display="grid" gap="1">
          {/* The title of an item may be one long word. */}
          <Heading
            level={2}
            id={`${id}-title`}
            tabIndex={-1}
            data-dialog-title=""
            outline="none"
            overflowWrap="anywhere"
          >
            {title}
          </Heading>
          {description && (
            <Text id={`${id}-description`} tone="muted" overflowWrap="anywhere">
              {description}
            </Text>
          )}
        </styled.div>
        {dismissable && <IconButton icon={X} label={t('close')} onClick={onClose} />}
      </styled.header>
      <styled.div
        ref={content}
        px="6"
        pt="2"
        pb={footer ? '4' : 'max(24px, env(safe-area-inset-bottom))'}
        overflowY="auto"
        overscrollBehavior="contain"
      >
        <div>{children}</div>
      </styled.div>
      {footer && (
        <styled.footer
          display="flex"
          justifyContent="flex-end"
          flexWrap="wrap"
          gap="3"
          px="6"
          pt="4"
          pb="max(16px, env(safe-area-inset-bottom))"
          borderTop="1px solid"
          borderColor="border.hairline"
          // A single button, such as one that pays or closes the receipt, has the full width.
          css={{ '& > :only-child': { flex: '1' } }}
        >
          {footer}
        </styled.footer>
      )}
    </Frame>
  );
}

/** A dialog, which is a sheet at the lower edge on phones. Its content is rendered only while it is open. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

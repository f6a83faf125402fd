import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Field, Stack, Text, TextInput } from '../primitives/index.ts';

export interface ShareDialogProps {
  open: boolean;
  onClose: () => void;
  /** The absolute URL to share. */
  url: string;
  /** Copies the URL to the clipboard. Rejects if the browser denies access. */
  onCopy: (url: string) => Promise<void>;
  /** Opens the device's share sheet; undefined if there is none. */
  onShare?: (url: string) => void;
}

/** Shares a URL: copies it to the clipboard, or opens the device's share sheet. */
export function ShareDialog({ open, onClose, url, onCopy, onShare }: ShareDialogProps) {
  const { t } = useTranslation('share');
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () =>
    onCopy(url).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('title')}
      footer={
        <>
          {onShare && (
            <Button variant="outline" icon={Share2} onClick={() => onShare(url)}>
              {t('elsewhere')}
            </Button>
          )}
          <Button variant="main" icon={state === 'copied' ? Check : Copy} onClick={() => void copy()}>
            {state === 'copied' ? t('copied') : t('copy')}
          </Button>
        </>
      }
    >
      <Stack gap="2">
        <Field label={t('address')}>
          <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <Text size="xs" tone="muted" role="status" minH="20px">
          {state === 'refused' && t('refused')}
          {state === 'copied' && t('copiedText')}
        </Text>
      </Stack>
    </Dialog>
  );
}

import { Share, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
import { FloatingBar } from '../floating-bar/index.ts';
import { LogoMark } from '../logo/index.ts';

export interface InstallBannerProps {
  /**
   * `prompt` if the browser has an install prompt; `share` if the user must install the app with the share menu of iOS.
   */
  kind: 'prompt' | 'share';
  /** Opens the browser's install prompt. */
  onInstall: () => void;
  /** Called when the user dismisses the banner. The app stores this, and does not show the banner again. */
  onDismiss: () => void;
}

/** Offers to install the app. */
export function InstallBanner({ kind, onInstall, onDismiss }: InstallBannerProps) {
  const { t } = useTranslation('install');
  const icon =
    kind === 'share' ? (
      <styled.span color="fg.muted" display="grid">
        <Icon icon={Share} />
      </styled.span>
    ) : (
      <LogoMark />
    );
  const actions = (
    <>
      {kind === 'prompt' && (
        <Button size="sm" onClick={onInstall}>
          {t('install')}
        </Button>
      )}
      <IconButton icon={X} label={t('dismiss')} onClick={onDismiss} />
    </>
  );
  return (
    <FloatingBar label={t('label')} icon={icon} actions={actions}>
      {kind === 'share' ? t('share') : t('question')}
    </FloatingBar>
  );
}

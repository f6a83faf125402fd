import { Share, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
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

/** Offers to install the app. The banner floats above the page, so that it causes no layout shift. */
export function InstallBanner({ kind, onInstall, onDismiss }: InstallBannerProps) {
  const { t } = useTranslation('install');
  return (
    <styled.section
      aria-label={t('label')}
      position="fixed"
      zIndex="floating"
      insetInline="4"
      bottom="calc(72px + env(safe-area-inset-bottom))"
      md={{ insetInlineStart: 'auto', insetInlineEnd: '6', bottom: '6', maxW: '420px' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      ps="4"
      pe="1"
      py="1"
      borderRadius="card"
      bg="bg.overlay"
      border="1px solid"
      borderColor="border.hairline"
      boxShadow="floating"
      fontSize="sm"
    >
      {kind === 'share' ? (
        <styled.span color="fg.muted" display="grid">
          <Icon icon={Share} />
        </styled.span>
      ) : (
        <LogoMark />
      )}
      <styled.span flex="1 1 160px" py="2">
        {kind === 'share' ? t('share') : t('question')}
      </styled.span>
      {kind === 'prompt' && (
        <Button size="sm" onClick={onInstall}>
          {t('install')}
        </Button>
      )}
      <IconButton icon={X} label={t('dismiss')} onClick={onDismiss} />
    </styled.section>
  );
}

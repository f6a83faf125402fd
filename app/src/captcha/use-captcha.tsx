import { Box } from '@fanlight/components/primitives';
import { useGetPublicSettings } from '@fanlight/sdk/hooks';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { captchaHeight } from './captcha-height.ts';
import type { CaptchaHandle } from './captcha-widget.tsx';

const CaptchaWidget = lazy(() => import('./captcha-widget.tsx').then((module) => ({ default: module.CaptchaWidget })));

/**
 * Returns the captcha to render in a form, if one is configured, and `prove`, which returns the proof to send with the
 * form.
 */
export function useCaptcha(): { captcha: ReactNode; prove: CaptchaHandle['prove'] } {
  const { data: settings } = useGetPublicSettings({ query: { staleTime: 300_000 } });
  const siteKey = settings?.recaptchaSiteKey;
  const widget = useRef<CaptchaHandle>(null);
  return {
    captcha: siteKey && (
      <Suspense fallback={<Box h={captchaHeight} />}>
        <CaptchaWidget ref={widget} siteKey={siteKey} />
      </Suspense>
    ),
    prove: async () => widget.current?.prove() ?? {},
  };
}

import { Box, Text } from '@fanlight/components/primitives';
import { useTheme } from '@fanlight/components/theme';
import { api } from '@fanlight/sdk';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import ReCAPTCHA from 'react-google-recaptcha';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services.ts';
import { captchaHeight } from './captcha-height.ts';

// Loads the library from recaptcha.net, because some countries block google.com.
Object.assign(globalThis, { recaptchaOptions: { useRecaptchaNet: true } });

export interface CaptchaHandle {
  /**
   * Exchanges the solved checkbox for a proof (operation `verifyRecaptcha`), and resets the checkbox, because a proof
   * is valid for one call. Returns no proof if the checkbox is not solved: the server then refuses the form with a
   * message.
   */
  prove(): Promise<{ captchaProof?: string }>;
}

export interface CaptchaWidgetProps {
  siteKey: string;
  ref: Ref<CaptchaHandle>;
}

/** The reCAPTCHA checkbox, in the language and the theme of the page. */
export function CaptchaWidget({ siteKey, ref }: CaptchaWidgetProps) {
  const { t, i18n } = useTranslation('auth');
  const { client } = useServices();
  const { theme } = useTheme();
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<ReCAPTCHA>(null);
  useImperativeHandle(ref, () => ({
    async prove() {
      const token = box.current?.getValue();
      if (!token) return {};
      box.current?.reset();
      return { captchaProof: (await client.call(api.verifyRecaptcha, { body: { token } })).proof };
    },
  }));
  if (isMissing)
    return (
      <Text role="alert" tone="danger" minH={captchaHeight}>
        {t('captcha.missing')}
      </Text>
    );
  return (
    <Box minH={captchaHeight}>
      <ReCAPTCHA
        key={theme}
        ref={box}
        sitekey={siteKey}
        theme={theme}
        hl={i18n.language}
        asyncScriptOnLoad={() => setIsMissing(!('grecaptcha' in window))}
        onErrored={() => setIsMissing(true)}
      />
    </Box>
  );
}

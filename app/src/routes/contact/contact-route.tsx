import { ContactScreen } from '@fanlight/components/settings';
import { useSendContactMessage } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useCaptcha } from '../../captcha/use-captcha.tsx';
import { toFormResult } from '../../failures.ts';
import { useMe } from '../../session/session.ts';

/**
 * `/contact`: sends a message to the operator. The form of a logged-in user is filled with the user's name and email
 * address.
 */
export function Component() {
  const { t } = useTranslation('common');
  const me = useMe();
  const send = useSendContactMessage();
  const { captcha, prove } = useCaptcha();
  return (
    <ContactScreen
      key={me?._id}
      captcha={captcha}
      {...(me && { initial: { name: me.name, email: me.email ?? '' } })}
      submit={async ({ subject, ...message }) => {
        try {
          const data = { ...message, ...(subject.trim() && { subject }), ...(await prove()) };
          await send.mutateAsync({ data });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['name', 'email', 'subject', 'message'], t);
        }
      }}
    />
  );
}

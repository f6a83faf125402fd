import { EmailVerificationScreen } from '@fanlight/components/auth';
import { ApiError } from '@fanlight/sdk';
import { resendEmailVerification, verifyEmail } from '@fanlight/sdk/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toFormResult } from '../../failures.ts';

type State = 'verified' | 'expired';

async function verify(token: string): Promise<State> {
  try {
    await verifyEmail({ token });
    return 'verified';
  } catch (error) {
    // A server that can't be reached says nothing about the link.
    if (error instanceof ApiError && error.status < 500 && error.code !== 'RATE_LIMITED') return 'expired';
    throw error;
  }
}

/** `/auth/email-verification?token=`: confirms the address by the mailed link, which works once (rule P5). */
export function Component() {
  const { t } = useTranslation('common');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  // A query, because it must be sent once for one address, however often the page renders.
  const { data, isError, refetch } = useQuery({
    queryKey: ['verifyEmailOnce', token],
    queryFn: () => verify(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return (
    <EmailVerificationScreen
      state={data ?? (isError ? 'failed' : 'verifying')}
      onRetry={() => void refetch()}
      resend={async (email) => {
        try {
          await resendEmailVerification({ email });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['email'], t);
        }
      }}
    />
  );
}

import { LoginCode, type LoginCodeProps } from './login-code.tsx';
import { LoginNotVerified } from './login-not-verified.tsx';
import type { LoginScreenProps } from './login-screen.tsx';

/** The step that a login with the correct password still lacks. {@link LoginScreen} loads it late. */
export function LoginObstacle({
  obstacle,
  onResend,
  ...code
}: LoginCodeProps & Pick<LoginScreenProps, 'onResend'> & { obstacle: string }) {
  return obstacle === 'EMAIL_NOT_VERIFIED' ? (
    <LoginNotVerified credentials={code.values.credentials} onResend={onResend} />
  ) : (
    <LoginCode {...code} />
  );
}

export { AccountFields, Agreement } from './account-fields.tsx';
export { CheckMail, type CheckMailProps } from './check-mail.tsx';
export { EmailVerificationScreen, type EmailVerificationScreenProps } from './email-verification-screen.tsx';
export { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './forgot-password-screen.tsx';
export { type DemoLogin, LoginScreen, type LoginScreenProps, type LoginValues } from './login-screen.tsx';
export { RegisterScreen, type RegisterScreenProps, type RegisterValues } from './register-screen.tsx';
export { ResetPasswordScreen, type ResetPasswordScreenProps } from './reset-password-screen.tsx';
export { isEmail, isUsername } from './rules.ts';

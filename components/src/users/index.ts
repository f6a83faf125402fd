export { AccountSection, type AccountSectionProps } from './account-section.tsx';
export { AccountSkeleton } from './account-skeleton.tsx';
export { CurrencySection, type CurrencySectionProps } from './currency-section.tsx';
export { PasswordForm, type PasswordFormProps, type PasswordValues } from './password-form.tsx';
export { PersonalSections, type PersonalSectionsProps } from './personal-sections.tsx';
export { PictureField, type PictureFieldProps, type UploadPicture } from './picture-field.tsx';
export { Preferences, type PreferencesProps } from './preferences.tsx';
export { ProfileForm, type ProfileFormProps, type ProfileValues } from './profile-form.tsx';
export { UserAccountScreen, type UserAccountScreenProps } from './user-account-screen.tsx';

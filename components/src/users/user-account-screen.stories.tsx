import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { fieldFailure, t } from '../testing/index.ts';
import { currency, me, passwords, personal, pictureFile } from './fixtures.ts';
import type { PasswordFormProps } from './password-form.tsx';
import type { UploadPicture } from './picture-field.tsx';
import type { ProfileFormProps } from './profile-form.tsx';
import { clearToasts, inPrimaryLayout } from './sample.tsx';
import { UserAccountScreen } from './user-account-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Fan/UserAccountScreen',
  tags: ['screen', 'fan'],
  component: UserAccountScreen,
  decorators: [inPrimaryLayout],
  beforeEach: clearToasts,
  parameters: { ...framed, route: '/user/account' },
  args: {
    me: ready(me),
    updateProfile: fn(async (): ReturnType<ProfileFormProps['submit']> => ({ ok: true })),
    uploadAvatar: fn(async (): ReturnType<UploadPicture> => ({ ok: true })),
    updatePassword: fn(async (): ReturnType<PasswordFormProps['submit']> => ({ ok: true })),
    currency,
    preferences: { themeChoice: 'dark', onThemeChange: fn(), locale: 'en-US', onLocaleChange: fn() },
    personal,
  },
} satisfies Meta<typeof UserAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('users:creator.open') })).toHaveAttribute(
      'href',
      '/user/become-creator',
    );
  },
};
/** The operator shows prices in one currency only, so there is no section for the currency. */
export const OneCurrency: Story = {
  render: ({ currency: _none, ...args }) => <UserAccountScreen {...args} />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('users:account.preferences') })).toBeVisible();
    await expect(canvas.queryByLabelText(t('users:currency.label'))).toBeNull();
  },
};

export const Loading: Story = { args: { me: loading } };

export const Failed: Story = {
  args: { me: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** If a refetch fails, the loaded data stays visible. */
export const Stale: Story = { args: { me: ready(me, { retry }) } };

/** The user registered with a social network that provided no e-mail address and no username. */
export const Incomplete: Story = {
  args: { me: ready({ ...me, username: null, email: null, isEmailVerified: false, avatar: null }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent(t('users:account.incompleteText'));
  },
};

export const ProfileSaved: Story = {
  async play({ canvas, args }) {
    const name = await canvas.findByLabelText(t('users:profile.name'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Ines M.{Enter}');
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.updateProfile).toHaveBeenCalledWith({
      name: 'Ines M.',
      username: 'ines',
      email: 'ines@fanlight.example',
    });
  },
};

export const PasswordSaved: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('users:password.current')), passwords.currentPassword);
    await userEvent.type(canvas.getByLabelText(t('users:password.next')), `${passwords.password}{Enter}`);
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.updatePassword).toHaveBeenCalledWith(passwords);
  },
};

export const PictureRefused: Story = {
  args: { uploadAvatar: fn(async () => fieldFailure('file', 'FILE_TOO_LARGE', { max: '5 MB' })) },
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText(t('users:avatar.choose')), pictureFile);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:FILE_TOO_LARGE', { max: '5 MB' }));
  },
};

export const PreferencesChanged: Story = {
  async play({ canvas, args }) {
    const preferences = within(await canvas.findByRole('region', { name: t('users:account.preferences') }));
    await userEvent.click(preferences.getByRole('radio', { name: 'Español' }));
    await expect(args.preferences.onLocaleChange).toHaveBeenCalledWith('es-ES');
  },
};

export const Spanish: Story = {
  args: { preferences: { ...meta.args.preferences, locale: 'es-ES' } },
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Contraseña nueva'), 'corta{Enter}');
    await expect(await canvas.findByText('Usa al menos 8 caracteres.')).toBeVisible();
    await expect(canvas.getByLabelText('Contraseña actual')).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { documentsOf } from '../identity/fixtures.ts';
import type { DocumentUploadProps } from '../identity/index.ts';
import { chooseDocument } from '../identity/sample.tsx';
import { bankAccount } from '../payouts/fixtures.ts';
import { failed, loading, ready } from '../primitives/index.ts';
import { fieldFailure, t } from '../testing/index.ts';
import { currency, passwords, personal, pictureFile } from '../users/fixtures.ts';
import type { PasswordFormProps, UploadPicture } from '../users/index.ts';
import { clearToasts, inPrimaryLayout } from '../users/sample.tsx';
import { CreatorAccountScreen } from './creator-account-screen.tsx';
import type { CreatorProfileFormProps } from './creator-profile-form.tsx';
import { countries, draft, languages, myPerformer } from './fixtures.ts';

const retry = fn();

const meta = {
  title: 'Screens/Performer/CreatorAccountScreen',
  tags: ['screen', 'performer'],
  component: CreatorAccountScreen,
  decorators: [inPrimaryLayout],
  beforeEach: clearToasts,
  parameters: { ...framed, route: '/creator/account' },
  args: {
    performer: ready(myPerformer),
    minimumPrice: 2.95,
    maximumPrice: 300,
    countries,
    languages,
    updatePrices: fn(async () => ({ ok: true as const })),
    countSubscribers: fn(async () => 128),
    bundles: null,
    welcomeVideo: null,
    payoutMethod: null,
    updateProfile: fn(async (): ReturnType<CreatorProfileFormProps['submit']> => ({ ok: true })),
    uploadDocument: fn<DocumentUploadProps['submit']>(async () => ({ ok: true })),
    uploadAvatar: fn<UploadPicture>(async () => ({ ok: true })),
    uploadCover: fn<UploadPicture>(async () => ({ ok: true })),
    updatePassword: fn(async (): ReturnType<PasswordFormProps['submit']> => ({ ok: true })),
    currency,
    preferences: { themeChoice: 'dark', onThemeChange: fn(), locale: 'en-US', onLocaleChange: fn() },
    onChangeBankAccount: fn(),
    blockedCountries: { blocked: ready(['ES']), onChange: fn() },
    personal,
  },
} satisfies Meta<typeof CreatorAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The performer is approved, so there is no section about documents. */
export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('performers:account.prices') })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: t('identity:documents.title') })).toBeNull();
  },
};
/** The operator shows prices in one currency only, so there is no section for the currency. */
export const OneCurrency: Story = {
  render: ({ currency: _none, ...args }) => <CreatorAccountScreen {...args} />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('performers:account.preferences') })).toBeVisible();
    await expect(canvas.queryByLabelText(t('users:currency.label'))).toBeNull();
  },
};

/** Only the last characters of the bank account are shown. */
export const BankAccount: Story = {
  args: { performer: ready({ ...myPerformer, bankingSettings: bankAccount }) },
  async play({ canvas, args }) {
    const section = within(await canvas.findByRole('region', { name: t('payouts:bank.title') }));
    await expect(section.getByText('Banco do Mar, •••• 4821')).toBeVisible();
    await expect(section.getByRole('link', { name: t('payouts:bank.payouts') })).toHaveAttribute(
      'href',
      '/creator/payouts',
    );
    await userEvent.click(section.getByRole('button', { name: t('payouts:bank.change') }));
    await expect(args.onChangeBankAccount).toHaveBeenCalled();
  },
};

/** The first step towards a payout. */
export const NoBankAccount: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payouts:bank.add') }));
    await expect(args.onChangeBankAccount).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { performer: loading } };

export const Failed: Story = {
  args: { performer: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { performer: ready(myPerformer, { retry }) } };

/** The operator is checking the documents. */
export const Pending: Story = {
  args: { performer: ready({ ...myPerformer, status: 'pending', documents: documentsOf('pending', 'pending') }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent(t('identity:review.pendingTitle'));
  },
};

/** The operator has rejected the documents. The performer uploads one of them again. */
export const Rejected: Story = {
  args: {
    performer: ready({
      ...{ ...myPerformer, status: 'rejected', statusReason: 'The passport has expired.' },
      documents: documentsOf('rejected', 'rejected', 'The passport has expired.'),
    }),
  },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent('The passport has expired.');
    await chooseDocument(canvas, 'identity');
    const [upload] = canvas.getAllByRole('button', { name: t('identity:review.upload') });
    await userEvent.click(upload as HTMLElement);
    await waitFor(() => expect(args.uploadDocument).toHaveBeenCalledOnce());
  },
};

export const Incomplete: Story = {
  args: { performer: ready({ ...myPerformer, username: null, email: null, avatar: null, cover: null, bio: '' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent(t('performers:account.incompleteText'));
  },
};

export const ProfileSaved: Story = {
  async play({ canvas, args }) {
    const bio = await canvas.findByLabelText(t('performers:account.bio'));
    await userEvent.clear(bio);
    await userEvent.type(bio, 'Clay, mostly.');
    await userEvent.click(canvas.getByRole('button', { name: t('performers:account.save') }));
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.updateProfile).toHaveBeenCalledWith({ ...draft, bio: 'Clay, mostly.' });
  },
};

export const CoverUploading: Story = {
  args: {
    uploadCover: fn<UploadPicture>((_file, onProgress) => {
      onProgress(0.65);
      return new Promise(() => {});
    }),
  },
  async play({ canvas, args }) {
    await userEvent.upload(await canvas.findByLabelText(t('performers:account.cover')), pictureFile);
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '65');
    await expect(args.uploadAvatar).not.toHaveBeenCalled();
  },
};

export const PasswordWrong: Story = {
  args: { updatePassword: fn(async () => fieldFailure('currentPassword', 'WRONG_PASSWORD')) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('users:password.current')), passwords.currentPassword);
    await userEvent.type(canvas.getByLabelText(t('users:password.next')), `${passwords.password}{Enter}`);
    await expect(await canvas.findByText(t('errors:WRONG_PASSWORD'))).toBeVisible();
    await expect(canvas.getByLabelText(t('users:password.current'))).toHaveFocus();
  },
};

export const Spanish: Story = {
  args: { preferences: { ...meta.args.preferences, locale: 'es-ES' } },
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    const monthly = await canvas.findByLabelText('Suscripción al mes');
    await userEvent.clear(monthly);
    await userEvent.type(monthly, '1{Enter}');
    await expect(await canvas.findByText('Entre $2.95 y $300.00, con dos decimales como mucho.')).toBeVisible();
    await expect(monthly).toHaveFocus();
  },
};

import { t } from '@fanlight/components/testing';
import { handlers, make, mocks } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { id, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Arriving',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = { name: 'Welcome · /', args: { path: '/' } };
const listOf = (...names: string[]) => ({
  data: make.getPerformerListMock({
    data: names.map((name) => make.getPerformerMock({ _id: `${id.slice(0, -1)}${name}`, name })),
  }),
});
/** The random performers leave out the top ones. */
export const WelcomeWithoutRepetition: Story = {
  name: 'Welcome without repetition · /',
  args: { path: '/' },
  parameters: {
    msw: {
      handlers: [
        mocks.performers.getListTopPerformersMockHandler(() => listOf('a', 'b')),
        mocks.performers.getListRandomPerformersMockHandler(() => listOf('b', 'c', 'a')),
        ...handlers,
      ],
    },
  },
  async play({ canvas }) {
    const random = await canvas.findByRole('region', { name: t('performers:welcome.random') }, { timeout: 10_000 });
    await expect(await within(random).findByRole('link', { name: 'c' })).toBeVisible();
    await expect(within(random).getAllByRole('link')).toHaveLength(1);
  },
};
/**
 * The settings require the age gate, which hides the page until the visitor confirms the age. The confirmation is
 * stored.
 */
export const WelcomeAskingForAge: Story = {
  name: 'Welcome asking for age · /',
  args: { path: '/' },
  parameters: {
    msw: {
      handlers: [
        mocks.settings.getGetPublicSettingsMockHandler(() => ({
          data: make.getPublicSettingsMock({ enable18Popup: true }),
        })),
        ...handlers,
      ],
    },
  },
  async play() {
    const gate = await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
    await userEvent.click(within(gate).getByRole('button', { name: t('replacements:ageGate.accept') }));
    await waitFor(() => expect(gate).not.toBeInTheDocument());
    await expect(localStorage.getItem('isOfAge')).toBe('true');
  },
};
export const Login: Story = { name: 'Login · /auth/login', args: { path: '/auth/login' } };
export const Register: Story = { name: 'Register · /auth/register', args: { path: '/auth/register' } };
export const PerformerRegister: Story = {
  name: 'Performer register · /auth/performer-register',
  args: { path: '/auth/performer-register' },
};
export const ForgotPassword: Story = {
  name: 'Forgot password · /auth/forgot-password',
  args: { path: '/auth/forgot-password' },
};
export const ResetPassword: Story = {
  name: 'Reset password · /auth/reset-password',
  args: { path: '/auth/reset-password?token=abc' },
};
export const UndoChange: Story = {
  name: 'Undo change · /auth/undo-change',
  args: { path: '/auth/undo-change?token=abc' },
};
export const EmailVerification: Story = {
  name: 'Email verification · /auth/email-verification',
  args: { path: '/auth/email-verification?token=abc' },
};
export const DevelopmentMailbox: Story = {
  name: 'Development mailbox · /dev/mailbox',
  args: { path: '/dev/mailbox' },
};
export const SitePage: Story = { name: 'Site page · /page/terms', args: { path: '/page/terms' } };
export const Contact: Story = { name: 'Contact · /contact', args: { path: '/contact' } };
/** The operator has blocked the whole site in the viewer's country. */
export const CountryBlocked: Story = {
  name: 'Country blocked · /',
  args: { path: '/' },
  parameters: {
    msw: {
      handlers: [
        mocks.blocks.getCheckCountryBlockMockHandler(() => ({ data: { blocked: true, countryCode: 'AQ' } })),
        ...handlers,
      ],
    },
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: t('replacements:countryBlocked.title') }, { timeout: 10_000 });
  },
};
export const NotFound: Story = { name: 'Not found · /nothing/stands/here', args: { path: '/nothing/stands/here' } };

import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks, operationState } from '../../../mocks/src/index.ts';
import {
  attach,
  attachTo,
  check,
  fill,
  press,
  pressFirst,
  pressWith,
  selectFirst,
  steps,
  waitForButton,
} from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const account = '/user/account';
const token = 'a-token-of-a-mailed-link';
const login = [fill('auth:login.credentials', 'ines@example.com'), fill('auth:login.password', 'a-long-password')];
const registration = [
  fill('auth:register.name', 'Ines'),
  fill('auth:register.username', 'ines.moor'),
  fill('auth:register.email', 'ines@example.com'),
  fill('auth:register.password', 'a-long-password'),
  press('auth:register.submit'),
];

/** Fills in the fields about a person, and selects both documents. */
const identity = [
  fill('identity:person.firstName', 'Ines'),
  fill('identity:person.lastName', 'Moreau'),
  fill('identity:person.dateOfBirth', '1991-03-08'),
  selectFirst('identity:person.country'),
  // In this order, because the input of a selected file disappears.
  attach(1),
  attach(0),
];

/** Operations of logins, accounts, blocks and messages to the operator. */
export const accountVisits = {
  login: { path: '/auth/login', as: 'visitor', play: steps(...login, press('auth:login.submit')) },
  resendEmailVerification: {
    path: '/auth/login',
    as: 'visitor',
    handlers: operationState('login', 'EMAIL_NOT_VERIFIED'),
    play: steps(...login, press('auth:login.submit'), press('auth:login.resend')),
  },
  registerUser: { path: '/auth/register', as: 'visitor', play: steps(...registration) },
  registerPerformer: {
    path: '/auth/performer-register',
    as: 'visitor',
    play: steps(...registration.slice(0, -1), ...identity, press('identity:register.submit')),
  },
  switchToPerformerWithDocuments: {
    path: '/user/become-creator',
    play: steps(...identity, press('identity:become.submit')),
  },
  uploadPerformerDocument: {
    path: '/creator/account',
    as: 'performer',
    handlers: [
      mocks.performers.getGetMyPerformerMockHandler(() => ({
        data: make.getMyPerformerMock({ status: 'rejected', documents: [] }),
      })),
    ],
    play: steps(waitForButton('identity:review.upload'), attach(0), pressFirst('identity:review.upload')),
  },
  correctRegistrationEmail: {
    path: '/auth/register',
    as: 'visitor',
    handlers: [
      mocks.auth.getRegisterUserMockHandler(() => ({
        data: make.getRegistrationMock({ requiresEmailVerification: true }),
      })),
    ],
    play: steps(
      ...registration,
      press('auth:checkMail.correct'),
      fill('auth:checkMail.correctLabel', 'ines.moor@example.com'),
      press('auth:checkMail.correctSubmit'),
    ),
  },
  uploadPerformerWelcomeVideo: {
    path: '/creator/account',
    as: 'performer',
    handlers: [
      mocks.performers.getGetMyPerformerMockHandler(() => ({
        data: make.getMyPerformerMock({ status: 'approved', documents: [], welcomeVideo: null }),
      })),
    ],
    play: steps(
      waitForButton('welcomeVideo:upload'),
      attachTo('welcomeVideo:video', 'video/mp4'),
      press('welcomeVideo:upload'),
    ),
  },
  requestPasswordReset: {
    path: '/auth/forgot-password',
    as: 'visitor',
    play: steps(fill('auth:forgot.email', 'ines@example.com'), press('auth:forgot.submit')),
  },
  resetPassword: {
    path: `/auth/reset-password?token=${token}`,
    as: 'visitor',
    play: steps(fill('auth:reset.password', 'a-long-password'), press('auth:reset.submit')),
  },
  undoAccountChange: {
    path: `/auth/undo-change?token=${token}`,
    as: 'visitor',
    play: steps(fill('auth:reset.password', 'a-long-password'), press('auth:undo.submit')),
  },
  verifyEmail: { path: `/auth/email-verification?token=${token}`, as: 'visitor' },
  sendContactMessage: {
    path: '/contact',
    as: 'visitor',
    play: steps(
      fill('settings:contact.name', 'Ines'),
      fill('settings:contact.email', 'ines@example.com'),
      fill('settings:contact.message', 'My card was charged twice.'),
      press('settings:contact.send'),
    ),
  },
  updateMe: { path: account, play: steps(fill('users:profile.name', 'Ines Moor'), press('users:profile.save')) },
  updatePassword: {
    path: account,
    play: steps(
      fill('users:password.current', 'an-old-password'),
      fill('users:password.next', 'a-long-password'),
      press('users:password.save'),
    ),
  },
  uploadMyAvatar: { path: account, play: attach() },
  endSession: { path: account, play: pressFirst('users:sessions.endName') },
  deleteUser: {
    path: `${account}?dialog=delete-account`,
    play: steps(fill('users:password.current', 'a-long-password'), press('users:deletion.confirm')),
  },
  deletePerformer: {
    path: '/creator/account?dialog=delete-account',
    as: 'performer',
    play: steps(fill('users:password.current', 'a-long-password'), press('users:deletion.confirm')),
  },
  blockUser: { path: `/mara.clay?dialog=block&user=${id}`, play: press('blocks:dialog.confirm') },
  unblockUser: { path: account, play: pressFirst('blocks:users.unblockName') },
  createReport: {
    path: `/posts/${id}?dialog=report&post=${id}`,
    play: steps(check('reports:reasons.spam'), press('reports:send')),
  },
  appealReport: {
    path: '/user/reports',
    handlers: [
      mocks.reports.getListReportsMockHandler(() => ({
        data: { data: [make.getReportMock({ canAppeal: true })], total: 1, isMore: false },
      })),
    ],
    play: steps(
      press('reports:appeal.open'),
      fill('reports:appeal.text', 'This is my own picture.'),
      press('reports:appeal.send'),
    ),
  },
  readNotification: {
    path: '/notifications',
    handlers: [
      mocks.notifications.getListNotificationsMockHandler(() => ({
        data: {
          data: [make.getNotificationMock({ isRead: false, actor: null, objectType: 'user' })],
          total: 1,
          isMore: false,
        },
      })),
    ],
    play: pressWith('notifications:unread'),
  },
  readAllNotifications: { path: '/notifications', play: press('notifications:readAll') },
} satisfies PageVisits;

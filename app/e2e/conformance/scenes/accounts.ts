import { api } from '@fanlight/sdk';
import type { Stage } from './stage.ts';

/** The fan who pays, buys and subscribes in the other scenes. */
export const fan = {
  person: 'iris',
  name: 'Iris Amsel',
  username: 'iris.amsel',
  email: 'iris.amsel@fanlight.example',
  password: 'a lamp in the window',
} as const;

/** A user who forgets the password, and whose account is taken over for some time. */
export const forgetful = {
  person: 'otto',
  name: 'Otto Brandt',
  username: 'otto.brandt',
  email: 'otto.brandt@fanlight.example',
  password: 'seven grey herons',
} as const;

/** Registers, and confirms the email address with the token of the mail (rule P5). */
async function join(stage: Stage, { person, ...account }: typeof fan | typeof forgetful): Promise<void> {
  const call = stage.as(person);
  const { registrationKey } = await call(api.registerUser, { body: account });
  const token = await stage.findToken(account.email, 'email-verification');
  const { session } = await call(api.verifyEmail, { body: { token, registrationKey } });
  if (!session) throw new Error('Confirming the address on the registering device must log in.');
  await stage.keepSession(person, session.token);
}

/** Two users register and confirm their email addresses. */
export async function joinTheSite(stage: Stage): Promise<void> {
  await join(stage, fan);
  await join(stage, forgetful);
}

/** Changes the password and the email address, reverts both changes, and resets a forgotten password (rules P2, P5). */
export async function recoverAccount(stage: Stage): Promise<void> {
  const { person, email, password, username } = forgetful;
  const call = stage.as(person);
  await call(api.updatePassword, { body: { currentPassword: password, password: 'eight grey herons' } });
  const undo = await stage.findToken(email, 'undo-change');
  await call(api.undoAccountChange, { body: { token: undo, password: 'nine grey herons' } });
  await call(api.requestPasswordReset, { body: { email } });
  const reset = await stage.findToken(email, 'reset-password');
  await call(api.resetPassword, { body: { token: reset, password } });
  const session = await call(api.login, { body: { credentials: username, password, remember: true } });
  await stage.keepSession(person, session.token);
}

/** A user deletes their account. */
export async function deleteAccount(stage: Stage): Promise<void> {
  const { person, password } = forgetful;
  const { _id: id } = await stage.as(person)(api.getMe);
  await stage.as(person)(api.deleteUser, { params: { id }, body: { password } });
}

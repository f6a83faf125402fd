import { api } from '@fanlight/sdk';
import type { ScenarioClients } from './run.ts';

/** The fan who pays, buys and subscribes in the other scenarios. */
export const fan = {
  clientName: 'iris',
  name: 'Iris Amsel',
  username: 'iris.amsel',
  email: 'iris.amsel@fanlight.example',
  password: 'a lamp in the window',
} as const;

/** A user who forgets the password, and whose account is taken over for some time. */
export const forgetful = {
  clientName: 'otto',
  name: 'Otto Brandt',
  username: 'otto.brandt',
  email: 'otto.brandt@fanlight.example',
  password: 'seven grey herons',
} as const;

/** Registers, and confirms the email address with the token of the mail (rule P5). */
async function registerAndConfirm(
  clients: ScenarioClients,
  { clientName, ...account }: typeof fan | typeof forgetful,
): Promise<void> {
  const call = clients.as(clientName);
  const mistyped = { ...account, email: `mistyped.${account.email}` };
  const { userId, registrationKey } = await call(api.registerUser, { body: mistyped });
  await call(api.correctRegistrationEmail, { body: { userId, registrationKey, email: account.email } });
  const token = await clients.findToken(account.email, 'email-verification');
  const { session } = await call(api.verifyEmail, { body: { token, registrationKey } });
  if (!session) throw new Error('Confirming the address on the registering device must log in.');
  await clients.setSessionToken(clientName, session.token);
}

/** Two users register, correct their email addresses, and confirm them. */
export async function joinTheSite(clients: ScenarioClients): Promise<void> {
  await registerAndConfirm(clients, fan);
  await registerAndConfirm(clients, forgetful);
}

/** Changes the password, reverts the change, and resets the forgotten password (rules P2, P5). */
export async function recoverAccount(clients: ScenarioClients): Promise<void> {
  const { clientName, email, password, username } = forgetful;
  const call = clients.as(clientName);
  await call(api.updatePassword, { body: { currentPassword: password, password: 'eight grey herons' } });
  const undo = await clients.findToken(email, 'undo-change');
  await call(api.undoAccountChange, { body: { token: undo, password: 'nine grey herons' } });
  await call(api.requestPasswordReset, { body: { email } });
  const reset = await clients.findToken(email, 'reset-password');
  await call(api.resetPassword, { body: { token: reset, password } });
  const session = await call(api.login, { body: { credentials: username, password, remember: true } });
  await clients.setSessionToken(clientName, session.token);
}

/** A user deletes their account. */
export async function deleteAccount(clients: ScenarioClients): Promise<void> {
  const { clientName, password } = forgetful;
  const { _id: id } = await clients.as(clientName)(api.getMe);
  await clients.as(clientName)(api.deleteUser, { params: { id }, body: { password } });
}

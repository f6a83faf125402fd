import { api } from '@fanlight/sdk';
import { type ScenarioClients, samples } from './run.ts';

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

/** A user who becomes a performer. */
const applicant = {
  clientName: 'nils',
  name: 'Nils Aaker',
  username: 'nils.aaker',
  email: 'nils.aaker@fanlight.example',
  password: 'a boat made of bark',
} as const;

/** The statements of an applicant, as in the identity documents (rule P7). */
const identity = { firstName: 'Nils', lastName: 'Aaker', dateOfBirth: '1988-11-30', countryCode: 'NO' };

/** Registers, and confirms the email address with the token of the mail (rule P5). */
async function registerAndConfirm(
  clients: ScenarioClients,
  { clientName, ...account }: typeof fan | typeof forgetful | typeof applicant,
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

/** Users become performers in all three ways, and await a decision about their documents (rule P7). */
export async function becomePerformers(clients: ScenarioClients): Promise<void> {
  const portrait = samples.picture;
  const account = { name: 'Kwame Ofori', username: 'kwame.ofori', email: 'kwame.ofori@fanlight.example' };
  await clients.as('visitor')(api.registerPerformer, {
    body: { ...account, ...identity, password: 'a drum at the river', identity: portrait, portrait },
  });
  await registerAndConfirm(clients, applicant);
  const call = clients.as(applicant.clientName);
  const upload = async (type: 'identity' | 'portrait') =>
    (await call(api.uploadPerformerDocument, { body: { type, document: portrait } }))._id;
  const documents = {
    identityDocumentId: await upload('identity'),
    portraitDocumentId: await upload('portrait'),
  };
  const { _id: id } = await call(api.getMe);
  await call(api.switchToPerformer, { params: { id }, body: { ...identity, ...documents } });
  const { _id: fanId } = await clients.as(fan.clientName)(api.getMe);
  await clients.as(fan.clientName)(api.switchToPerformerWithDocuments, {
    params: { id: fanId },
    body: { ...identity, identity: portrait, portrait },
  });
}

/** A user deletes their account. */
export async function deleteAccount(clients: ScenarioClients): Promise<void> {
  const { clientName, password } = forgetful;
  const { _id: id } = await clients.as(clientName)(api.getMe);
  await clients.as(clientName)(api.deleteUser, { params: { id }, body: { password } });
}

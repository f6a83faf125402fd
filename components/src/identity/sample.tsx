import { fireEvent, userEvent, type within } from 'storybook/test';
import { t, tPattern } from '../testing/index.ts';
import type { DocumentType } from './identity-values.ts';

type Canvas = ReturnType<typeof within>;

/** The values that stories enter, of a person who is old enough. */
export const person = {
  ...{ firstName: 'Odile', lastName: 'Marchetti', dateOfBirth: '1991-03-08', gender: '' as const },
  ...{ countryCode: 'PT', phone: '' },
};

const documents = {
  identity: new File(['passport'], 'passport.pdf', { type: 'application/pdf' }),
  portrait: new File(['portrait'], 'portrait.jpg', { type: 'image/jpeg' }),
};

/** Reports a fraction of an upload, which then never ends. */
export function uploadedTo(fraction: number, onProgress: (fraction: number) => void): Promise<never> {
  onProgress(fraction);
  return new Promise(() => {});
}

/** Selects the file of a document. */
export async function chooseDocument(canvas: Canvas, type: DocumentType, file = documents[type]) {
  const picker = await canvas.findByRole('group', { name: t(`identity:documents.${type}`) });
  const input = picker.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, file, { applyAccept: false });
}

/** Fills in the fields about the person, and selects both documents. */
export async function fillIdentity(canvas: Canvas, { dateOfBirth = person.dateOfBirth } = {}) {
  await userEvent.type(await canvas.findByLabelText(t('identity:person.firstName')), person.firstName);
  await userEvent.type(canvas.getByLabelText(t('identity:person.lastName')), person.lastName);
  await fireEvent.change(canvas.getByLabelText(t('identity:person.dateOfBirth')), { target: { value: dateOfBirth } });
  await userEvent.selectOptions(canvas.getByLabelText(tPattern('identity:person.country')), person.countryCode);
  await chooseDocument(canvas, 'identity');
  await chooseDocument(canvas, 'portrait');
}

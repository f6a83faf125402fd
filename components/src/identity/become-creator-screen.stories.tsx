import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { countries } from '../performers/fixtures.ts';
import { failure, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { BecomeCreatorScreen, type BecomeCreatorScreenProps } from './become-creator-screen.tsx';
import { chooseDocument, fillIdentity, person, uploadedTo } from './sample.tsx';

type Submit = BecomeCreatorScreenProps['submit'];

const meta = {
  title: 'Screens/Fan/BecomeCreatorScreen',
  tags: ['screen', 'fan'],
  component: BecomeCreatorScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/user/become-creator' },
  args: { countries, submit: fn<Submit>(async () => ({ ok: true })) },
} satisfies Meta<typeof BecomeCreatorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: t('identity:become.submit') }));

/** The form before the first input. It says who reads the documents, and for how long they are kept. */
export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(t('identity:handling.deleted'))).toBeVisible();
  },
};

/** The entered values are sent with both documents. */
export const Saved: Story = {
  async play({ canvas, args }) {
    await fillIdentity(canvas);
    await userEvent.type(canvas.getByLabelText(tPattern('identity:person.phone')), '00351 912 345 678');
    await send(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    const [values] = (args.submit as ReturnType<typeof fn<Submit>>).mock.calls[0] ?? [];
    await expect(values).toMatchObject({ ...person, phone: '00351 912 345 678' });
    await expect(values?.identity.name).toBe('passport.pdf');
    await expect(values?.portrait.name).toBe('portrait.jpg');
  },
};

/** All errors are shown together, and the first invalid field has the focus. */
export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(tPattern('identity:person.phone')), '912 345 678');
    await send(canvas);
    await expect(await canvas.findAllByText(t('identity:required'))).toHaveLength(4);
    await expect(canvas.getAllByText(t('identity:documents.missing'))).toHaveLength(2);
    await expect(canvas.getByText(t('identity:person.phoneInvalid'))).toBeVisible();
    await expect(canvas.getByLabelText(t('identity:person.firstName'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The form refuses a user under 18 before anything is uploaded. */
export const TooYoung: Story = {
  async play({ canvas, args }) {
    await fillIdentity(canvas, { dateOfBirth: '2019-05-01' });
    await send(canvas);
    await expect(await canvas.findByText(t('errors:TOO_YOUNG'))).toBeVisible();
    await expect(canvas.getByLabelText(t('identity:person.dateOfBirth'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The server decides about the age by its own clock. */
export const TooYoungForServer: Story = {
  parameters: { shows: shows('switchToPerformerWithDocuments', 'VALIDATION_FAILED') },
  args: { submit: fn<Submit>(async () => fieldFailure('dateOfBirth', 'TOO_YOUNG')) },
  async play({ canvas }) {
    await fillIdentity(canvas);
    await send(canvas);
    await expect(await canvas.findByText(t('errors:TOO_YOUNG'))).toBeVisible();
    await expect(canvas.getByText('passport.pdf')).toBeVisible();
  },
};

export const Submitting: Story = {
  args: { submit: fn<Submit>((_values, onProgress) => uploadedTo(0.7, onProgress)) },
  async play({ canvas }) {
    await fillIdentity(canvas);
    await send(canvas);
    await expect(await canvas.findByText(t('content:upload.uploading'))).toBeVisible();
    await expect(
      canvas.getByRole('progressbar', { name: t('files:uploading', { name: 'portrait.jpg' }) }),
    ).toBeVisible();
  },
};

/** Both documents are uploaded, and the server checks them. */
export const Checking: Story = {
  args: { submit: fn<Submit>((_values, onProgress) => uploadedTo(1, onProgress)) },
  async play({ canvas }) {
    await fillIdentity(canvas);
    await send(canvas);
    await expect(await canvas.findByText(t('content:upload.checking'))).toBeVisible();
  },
};

/** Cancelling aborts the request, and keeps the input. */
export const UploadCancelled: Story = {
  args: {
    submit: fn<Submit>((_values, onProgress, signal) => {
      onProgress(0.3);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ error: '' }), { once: true }));
    }),
  },
  async play({ canvas }) {
    await fillIdentity(canvas);
    await send(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: t('content:upload.cancelUpload') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('content:upload.cancelled'));
    await expect(canvas.getByText('passport.pdf')).toBeVisible();
    await expect(canvas.getByLabelText(t('identity:person.firstName'))).toHaveValue(person.firstName);
  },
};

/** The server has refused a document by its bytes. The reason is at the field, and the input stays. */
export const FileRefused: Story = {
  args: { submit: fn<Submit>(async () => fieldFailure('portrait', 'UNSUPPORTED_DOCUMENT')) },
  async play({ canvas }) {
    await fillIdentity(canvas);
    await send(canvas);
    const portrait = await canvas.findByRole('group', { name: t('identity:documents.portrait') });
    await waitFor(() => expect(portrait).toHaveTextContent(t('errors:UNSUPPORTED_DOCUMENT')));
    await expect(canvas.getByText('passport.pdf')).toBeVisible();
  },
};

/** A file of another type is refused before it is uploaded. */
export const WrongFile: Story = {
  async play({ canvas }) {
    await chooseDocument(canvas, 'identity', new File(['name'], 'name.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText(t('files:wrongType', { count: 1 }))).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('switchToPerformerWithDocuments', 'failed') },
  args: { submit: fn<Submit>(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await fillIdentity(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
    await expect(canvas.getByText('portrait.jpg')).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hazte creador' })).toBeVisible();
  },
};

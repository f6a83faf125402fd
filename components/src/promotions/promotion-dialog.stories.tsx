import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, shows, t } from '../testing/index.ts';
import { PromotionDialog, type PromotionDialogProps } from './promotion-dialog.tsx';

const meta = {
  title: 'Components/Promotions/PromotionDialog',
  component: PromotionDialog,
  args: {
    open: true,
    onClose: fn(),
    bounds: {
      percentOff: { minimum: 5, maximum: 50 },
      freeDays: { minimum: 1, maximum: 30 },
      maxUses: { minimum: 1, maximum: 10_000 },
    },
    submit: fn(async (): ReturnType<PromotionDialogProps['submit']> => ({ ok: true })),
  },
} satisfies Meta<typeof PromotionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body);
const setDay = async () =>
  fireEvent.change(await dialog().findByLabelText(t('promotions:form.lastDay')), { target: { value: '2099-12-31' } });
const create = () => userEvent.click(dialog().getByRole('button', { name: t('promotions:form.create') }));

export const Discount: Story = {
  async play({ args }) {
    await setDay();
    await create();
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'discount', percentOff: 20, maxUses: 50, isLinkOnly: false }),
      ),
    );
  },
};

export const Trial: Story = {
  async play({ args }) {
    await setDay();
    await userEvent.click(dialog().getByRole('radio', { name: t('promotions:form.kinds.trial') }));
    await userEvent.click(dialog().getByRole('checkbox', { name: t('promotions:form.linkOnly') }));
    await create();
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'trial', freeDays: 7, isLinkOnly: true }),
      ),
    );
  },
};

export const FieldErrors: Story = {
  async play({ args }) {
    const percent = await dialog().findByLabelText(t('promotions:form.percentOff'));
    await userEvent.clear(percent);
    await userEvent.type(percent, '51');
    await create();
    await expect(await dialog().findByText(t('promotions:form.number', { minimum: 5, maximum: 50 }))).toBeVisible();
    await expect(dialog().getByText(t('promotions:form.lastDayInvalid'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('createPromotion', 'failed') },
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play() {
    await setDay();
    await create();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
  },
};

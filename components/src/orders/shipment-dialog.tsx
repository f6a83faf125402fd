import {
  updateOrderCarrierMaxLength,
  updateOrderTrackingNumberMaxLength,
  updateOrderTrackingUrlMaxLength,
} from '@fanlight/sdk/bounds';
import type { Order } from '@fanlight/sdk/models';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFormResult, Field, FormDialog, type FormResult, TextInput } from '../primitives/index.ts';

/** The values of the form. An empty text means that the field is not set. */
export interface ShipmentValues {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
}

export interface ShipmentDialogProps {
  open: boolean;
  onClose: () => void;
  /** The order to ship, or a shipped order whose shipment is changed. */
  order: Pick<Order, 'number' | 'status' | keyof ShipmentValues>;
  submit: (values: ShipmentValues) => Promise<FormResult<keyof ShipmentValues>>;
}

/** Ships an order with the data of its parcel, or changes these data later (operation `updateOrder`, rule M10). */
export function ShipmentDialog({ open, onClose, order, submit }: ShipmentDialogProps) {
  const { t } = useTranslation('orders');
  const { number, status, carrier, trackingNumber, trackingUrl } = order;
  const isShipped = status === 'shipped';
  const { register, handleSubmit, setError, formState } = useForm<ShipmentValues>({
    defaultValues: {
      carrier: carrier ?? '',
      trackingNumber: trackingNumber ?? '',
      trackingUrl: trackingUrl ?? '',
    },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
    const trimmed = {
      carrier: values.carrier.trim(),
      trackingNumber: values.trackingNumber.trim(),
      trackingUrl: values.trackingUrl.trim(),
    };
    applyFormResult(await submit(trimmed), setError);
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isShipped ? t('sale.editShipment') : t('shipment.title', { number })}
      description={isShipped ? undefined : t('shipment.text')}
      cancelLabel={t('shipment.cancel')}
      submitLabel={isShipped ? t('shipment.save') : t('shipment.submit')}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
      onSubmit={send}
    >
      <Field label={t('shipment.carrier')} optional error={errors.carrier?.message}>
        <TextInput {...register('carrier')} maxLength={updateOrderCarrierMaxLength} />
      </Field>
      <Field label={t('shipment.number')} optional error={errors.trackingNumber?.message}>
        <TextInput
          {...register('trackingNumber')}
          maxLength={updateOrderTrackingNumberMaxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field label={t('shipment.url')} optional help={t('shipment.urlHelp')} error={errors.trackingUrl?.message}>
        <TextInput
          {...register('trackingUrl', {
            validate: (text) => text.trim() === '' || /^https?:\/\//.test(text.trim()) || t('shipment.urlInvalid'),
          })}
          type="url"
          inputMode="url"
          maxLength={updateOrderTrackingUrlMaxLength}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  );
}

import type { Address } from '@fanlight/sdk/models';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ButtonLink,
  Dialog,
  Field,
  FormError,
  type FormResult,
  type Loadable,
  LoadableView,
  Select,
  Skeleton,
  Stack,
  styled,
  Text,
} from '../primitives/index.ts';

export interface OrderAddressDialogProps {
  open: boolean;
  onClose: () => void;
  /** All addresses of the viewer. */
  addresses: Loadable<readonly Address[]>;
  addAddressHref: string;
  submit: (addressId: string) => Promise<FormResult<'addressId'>>;
}

/**
 * Changes the delivery address of an order, which is possible until it is shipped (operation
 * `updateOrderDeliveryAddress`).
 */
export function OrderAddressDialog({ open, onClose, addresses, addAddressHref, submit }: OrderAddressDialogProps) {
  const { t } = useTranslation('orders');
  const formId = useId();
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const book = addresses.state === 'ready' ? addresses.value : [];
  const value = chosen ?? book[0]?._id;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!value) return;
    setFailure(undefined);
    setBusy(true);
    const result = await submit(value);
    setBusy(false);
    if ('fieldErrors' in result) setFailure(result.fieldErrors.addressId);
    if ('error' in result) setFailure(result.error);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('address.title')}
      description={t('address.text')}
      footer={
        <Button type="submit" form={formId} variant="main" fullWidth loading={busy} disabled={!value}>
          {t('address.save')}
        </Button>
      }
    >
      <styled.form id={formId} onSubmit={send} noValidate display="grid" gap="4">
        <FormError message={failure} />
        <LoadableView data={addresses} skeleton={<Skeleton h="72px" />}>
          {(items) =>
            items.length > 0 ? (
              <Field label={t('address.label')}>
                <Select value={value ?? ''} onChange={({ target }) => setChosen(target.value)}>
                  {items.map(({ _id, label, name, line1, city }) => (
                    <option key={_id} value={_id}>
                      {[label || name, line1, city].join(', ')}
                    </option>
                  ))}
                </Select>
              </Field>
            ) : (
              <Text>{t('address.none')}</Text>
            )
          }
        </LoadableView>
        <Stack align="flex-start">
          <ButtonLink to={addAddressHref} variant="ghost" size="sm">
            {t('address.add')}
          </ButtonLink>
        </Stack>
      </styled.form>
    </Dialog>
  );
}

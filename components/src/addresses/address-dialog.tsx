import {
  createAddressCityMaxLength,
  createAddressLabelMaxLength,
  createAddressLine1MaxLength,
  createAddressLine2MaxLength,
  createAddressNameMaxLength,
  createAddressPhoneMaxLength,
  createAddressPostalCodeMaxLength,
} from '@fanlight/sdk/bounds';
import type { Address, State } from '@fanlight/sdk/models';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Button,
  Checkbox,
  Dialog,
  Field,
  FormError,
  type FormResult,
  Grid,
  Select,
  styled,
  TextInput,
} from '../primitives/index.ts';
import { CityInput } from './city-input.tsx';

/** The values of the form. An empty text means that the field is not set. */
export interface AddressValues {
  label: string;
  name: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  countryCode: string;
  stateCode: string;
  phone: string;
  isDefault: boolean;
}

export interface AddressDialogProps {
  open: boolean;
  onClose: () => void;
  /** The address to change; undefined for a new address. */
  address?: Address;
  /** Country names in the viewer's language; empty while they load. */
  countries: readonly { code: string; name: string }[];
  /** The states of the selected country. Empty while they load, and if the country has none. */
  states: readonly State[];
  /** The cities to suggest in the selected state. Empty while they load, and if none are known. */
  cities: readonly string[];
  /** Called when the viewer selects another country or clears it (''). Both reset the state. */
  onCountryChange: (code: string) => void;
  /** Called when the viewer selects another state or clears it (''). */
  onStateChange: (code: string) => void;
  submit: (values: AddressValues) => Promise<FormResult<keyof AddressValues>>;
}

const initialOf = (address: Address | undefined): AddressValues => ({
  label: address?.label ?? '',
  name: address?.name ?? '',
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.city ?? '',
  countryCode: address?.countryCode ?? '',
  stateCode: address?.stateCode ?? '',
  phone: address?.phone ?? '',
  isDefault: address?.isDefault ?? false,
});

const twoColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

type Form = ReturnType<typeof useForm<AddressValues>>;

/**
 * Adds the selected value to the options if they do not contain it. Without its option, the browser would deselect the
 * value.
 */
const withSelected = (
  options: readonly { code: string; name: string }[],
  selected: string,
): readonly { code: string; name: string }[] =>
  selected === '' || options.some(({ code }) => code === selected)
    ? options
    : [...options, { code: selected, name: selected }];

/**
 * The fields for country, state and city. The country determines the states to choose from, and the state the cities to
 * suggest.
 */
function LocationFields({
  form,
  countries,
  states,
  cities,
  onCountryChange,
  onStateChange,
}: Pick<AddressDialogProps, 'countries' | 'states' | 'cities' | 'onCountryChange' | 'onStateChange'> & { form: Form }) {
  const { t } = useTranslation('addresses');
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const country = watch('countryCode');
  const state = watch('stateCode');
  const required = t('form.required');
  return (
    <>
      <Field label={t('form.country')} error={errors.countryCode?.message}>
        <Select
          {...register('countryCode', {
            required,
            onChange: ({ target }) => {
              setValue('stateCode', '');
              onCountryChange(target.value);
            },
          })}
          autoComplete="country"
        >
          <option value="">{t('form.choose')}</option>
          {withSelected(countries, country).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {(states.length > 0 || state !== '') && (
        <Field label={t('form.state')} optional error={errors.stateCode?.message}>
          <Select
            {...register('stateCode', { onChange: ({ target }) => onStateChange(target.value) })}
            autoComplete="address-level1"
          >
            <option value="">{t('form.choose')}</option>
            {withSelected(states, state).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Grid gap="4" gridTemplateColumns={twoColumns} alignItems="start">
        <Field label={t('form.postalCode')} optional error={errors.postalCode?.message}>
          <TextInput
            {...register('postalCode')}
            maxLength={createAddressPostalCodeMaxLength}
            autoComplete="postal-code"
          />
        </Field>
        <Field label={t('form.city')} error={errors.city?.message}>
          <CityInput
            {...register('city', { required })}
            typed={watch('city')}
            cities={cities}
            maxLength={createAddressCityMaxLength}
            autoComplete="address-level2"
          />
        </Field>
      </Grid>
    </>
  );
}

function AddressForm(props: AddressDialogProps & { formId: string; onBusy: (busy: boolean) => void }) {
  const { address, submit, formId, onBusy, ...place } = props;
  const { t } = useTranslation('addresses');
  const form = useForm<AddressValues>({ defaultValues: initialOf(address) });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const required = t('form.required');
  const isText = (text: string) => text.trim() !== '' || required;
  const send = handleSubmit(async (values) => {
    onBusy(true);
    const result = await submit(values);
    onBusy(false);
    applyFormResult(result, setError);
  });
  return (
    <styled.form id={formId} onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <FormError message={errors.root?.message} />
      <Field label={t('form.label')} optional help={t('form.labelHelp')} error={errors.label?.message}>
        <TextInput {...register('label')} maxLength={createAddressLabelMaxLength} />
      </Field>
      <Field label={t('form.name')} error={errors.name?.message}>
        <TextInput
          {...register('name', { validate: isText })}
          maxLength={createAddressNameMaxLength}
          autoComplete="name"
        />
      </Field>
      <Field label={t('form.line1')} error={errors.line1?.message}>
        <TextInput
          {...register('line1', { validate: isText })}
          maxLength={createAddressLine1MaxLength}
          autoComplete="address-line1"
        />
      </Field>
      <Field label={t('form.line2')} optional error={errors.line2?.message}>
        <TextInput {...register('line2')} maxLength={createAddressLine2MaxLength} autoComplete="address-line2" />
      </Field>
      <LocationFields form={form} {...place} />
      <Field label={t('form.phone')} optional help={t('form.phoneHelp')} error={errors.phone?.message}>
        <TextInput {...register('phone')} type="tel" maxLength={createAddressPhoneMaxLength} autoComplete="tel" />
      </Field>
      {!address?.isDefault && <Checkbox {...register('isDefault')} label={t('form.isDefault')} />}
    </styled.form>
  );
}

/** Adds or changes an address (operations `createAddress`, `updateAddress`). */
export function AddressDialog(props: AddressDialogProps) {
  const { open, onClose, address } = props;
  const { t } = useTranslation('addresses');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={address ? t('form.editTitle') : t('form.newTitle')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="main" loading={busy}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <AddressForm {...props} formId={formId} onBusy={setBusy} />
    </Dialog>
  );
}

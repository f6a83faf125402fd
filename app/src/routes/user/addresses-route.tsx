import {
  AddressDialog,
  AddressesScreen,
  type AddressValues,
  DeleteAddressDialog,
} from '@fanlight/components/addresses';
import { showToast, useFocusAfterRemoval } from '@fanlight/components/primitives';
import {
  getListAddressesQueryOptions,
  useCreateAddress,
  useDeleteAddress,
  useListAddresses,
  useListCities,
  useListStates,
  useUpdateAddress,
} from '@fanlight/sdk/hooks';
import type { Address } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type DialogName, type DialogState, useDialog } from '../../dialogs/use-dialog.ts';
import { showFailure, toFormResult } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useCountryChoices } from '../../use-country-choices.ts';
import { readBack } from './add-address-href.ts';

/** States and cities are fetched once, because they do not change while a page is open. */
const neverStale = { staleTime: Number.POSITIVE_INFINITY };

const fieldNames = [
  'label',
  'name',
  'line1',
  'line2',
  'postalCode',
  'city',
  'countryCode',
  'stateCode',
  'phone',
] as const satisfies (keyof AddressValues)[];

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchQuery(getListAddressesQueryOptions());
}

function FormRoute({ address, onDone, onClose }: { address?: Address; onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation(['addresses', 'common']);
  const { t: tCommon } = useTranslation('common');
  const [country, setCountry] = useState(address?.countryCode ?? '');
  const [state, setState] = useState(address?.stateCode ?? '');
  const states = useListStates(country, { query: { ...neverStale, enabled: country !== '' } });
  // Cities are only suggestions: if none were fetched, the city is a text field.
  const cities = useListCities(country, state, { query: { ...neverStale, enabled: country !== '' && state !== '' } });
  const create = useCreateAddress();
  const update = useUpdateAddress();
  const send = ({ isDefault, ...texts }: AddressValues) => {
    if (address) return update.mutateAsync({ id: address._id, data: { ...texts, ...(isDefault && { isDefault }) } });
    const { stateCode, line2, phone, ...needed } = texts;
    const data = { ...needed, ...(stateCode && { stateCode }), ...(line2 && { line2 }), ...(phone && { phone }) };
    return create.mutateAsync({ data: { ...data, ...(isDefault && { isDefault }) } });
  };
  return (
    <AddressDialog
      open
      onClose={onClose}
      {...(address && { address })}
      countries={useCountryChoices().countries}
      states={country === '' ? [] : (states.data?.data ?? [])}
      cities={state === '' ? [] : (cities.data?.data ?? []).map(({ name }) => name)}
      onCountryChange={(code) => {
        setCountry(code);
        setState('');
      }}
      onStateChange={setState}
      submit={async (values) => {
        try {
          await send(values);
          showToast({ text: t('addresses:saved'), tone: 'success' });
          onDone();
          return { ok: true };
        } catch (error) {
          return toFormResult(error, fieldNames, tCommon);
        }
      }}
    />
  );
}

function DeleteRoute({ address, onClose }: { address: Address; onClose: () => void }) {
  const { t } = useTranslation('common');
  const remove = useDeleteAddress();
  const setRemoved = useFocusAfterRemoval();
  const onSuccess = () => {
    setRemoved(true);
    onClose();
  };
  return (
    <DeleteAddressDialog
      open
      address={address}
      isDeleting={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id: address._id }, { onSuccess, onError: (error) => showFailure(error, t) })}
    />
  );
}

/**
 * The dialogs of the address book: `?dialog=new`, `edit` and `delete`. In the URL, `address` is the id of the address.
 */
function Dialogs({ addresses, dialog }: { addresses: Address[]; dialog: DialogState }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const back = readBack(search.get('back'));
  const address = addresses.find(({ _id }) => _id === dialog.get('address'));
  // Closes the dialog. If the viewer came from another page to add an address, returns to that page with its state.
  const closeOrReturn = () => (back ? void navigate(back, { replace: true, state }) : dialog.close());
  if (dialog.name === 'new') return <FormRoute onDone={closeOrReturn} onClose={closeOrReturn} />;
  if (!address) return null;
  if (dialog.name === 'edit') return <FormRoute address={address} onDone={dialog.close} onClose={dialog.close} />;
  if (dialog.name !== 'delete') return null;
  return <DeleteRoute address={address} onClose={dialog.close} />;
}

/** `/user/addresses`: the viewer's delivery addresses. */
export function Component() {
  const { t } = useTranslation('common');
  const query = useListAddresses();
  const dialog = useDialog();
  const update = useUpdateAddress();
  const addresses = query.data?.data;
  const openFor = (name: DialogName, { _id }: Address) => dialog.open({ dialog: name, address: _id });
  return (
    <>
      <AddressesScreen
        addresses={toLoadable({ ...query, data: addresses })}
        actions={{
          onAdd: () => dialog.open({ dialog: 'new' }),
          onEdit: (address) => openFor('edit', address),
          onDelete: (address) => openFor('delete', address),
          onMakeDefault: ({ _id: id }) =>
            update.mutate({ id, data: { isDefault: true } }, { onError: (error) => showFailure(error, t) }),
        }}
      />
      <Dialogs addresses={addresses ?? []} dialog={dialog} />
    </>
  );
}

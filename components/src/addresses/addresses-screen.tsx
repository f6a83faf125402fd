import type { Address } from '@fanlight/sdk/models';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressLines } from '../orders/index.ts';
import {
  Badge,
  Box,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Flex,
  fillColumns,
  Grid,
  Heading,
  HStack,
  IconButton,
  type Loadable,
  LoadableView,
  PageHeader,
  Skeleton,
  Stack,
} from '../primitives/index.ts';
import { PurchasesTabs } from '../wallet/index.ts';

export interface AddressActions {
  onAdd: () => void;
  onEdit: (address: Address) => void;
  onDelete: (address: Address) => void;
  onMakeDefault: (address: Address) => void;
}

export interface AddressesScreenProps {
  /** All addresses of the viewer. The default address is the first. */
  addresses: Loadable<readonly Address[]>;
  actions: AddressActions;
}

const columns = { base: 'minmax(0, 1fr)', md: fillColumns('280px') };

function AddressCard({ address, actions }: { address: Address; actions: AddressActions }) {
  const { t } = useTranslation('addresses');
  const { label, name, isDefault } = address;
  const title = label || name;
  return (
    <Card as="article" aria-label={title} padding="sm" h="full">
      <Stack gap="3" h="full">
        <HStack gap="2" wrap="wrap" minH="24px">
          <Heading level={2} size="label" overflowWrap="anywhere">
            {title}
          </Heading>
          {isDefault && <Badge tone="accent">{t('default')}</Badge>}
        </HStack>
        <Box flex="1">
          <AddressLines address={address} />
        </Box>
        <Flex justify="space-between" align="center" gap="2" wrap="wrap">
          {isDefault ? (
            <span />
          ) : (
            <Button variant="ghost" size="sm" ms="-4" onClick={() => actions.onMakeDefault(address)}>
              {t('makeDefault')}
            </Button>
          )}
          <HStack gap="1">
            <IconButton icon={Pencil} label={t('edit', { title })} onClick={() => actions.onEdit(address)} />
            <IconButton icon={Trash2} label={t('delete', { title })} onClick={() => actions.onDelete(address)} />
          </HStack>
        </Flex>
      </Stack>
    </Card>
  );
}

/** `/user/addresses`: lists the viewer's delivery addresses (operation `listAddresses`). */
export function AddressesScreen({ addresses, actions }: AddressesScreenProps) {
  const { t } = useTranslation('addresses');
  const isEmpty = addresses.state === 'ready' && addresses.value.length === 0;
  const add = (
    <Button variant="main" icon={Plus} onClick={actions.onAdd}>
      {t('add')}
    </Button>
  );
  return (
    <Box>
      <PageHeader title={t('title')} description={t('text')} actions={!isEmpty && add} />
      <Stack gap="4">
        <PurchasesTabs current="addresses" />
        <LoadableView
          data={addresses}
          skeleton={
            <Grid gap="4" gridTemplateColumns={columns}>
              <Skeleton h="240px" borderRadius="card" />
              <Skeleton h="240px" borderRadius="card" />
            </Grid>
          }
        >
          {(items) =>
            items.length === 0 ? (
              <EmptyState illustration="mail" title={t('empty.title')} text={t('empty.text')} action={add} />
            ) : (
              <Grid gap="4" gridTemplateColumns={columns}>
                {items.map((address) => (
                  <AddressCard key={address._id} address={address} actions={actions} />
                ))}
              </Grid>
            )
          }
        </LoadableView>
      </Stack>
    </Box>
  );
}

export interface DeleteAddressDialogProps {
  open: boolean;
  address: Address;
  isDeleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deletion of an address, and explains its effect. */
export function DeleteAddressDialog({ open, address, isDeleting, onConfirm, onClose }: DeleteAddressDialogProps) {
  const { t } = useTranslation('addresses');
  return (
    <ConfirmDialog
      open={open}
      title={t('remove.title')}
      description={t('remove.text')}
      cancelLabel={t('form.cancel')}
      confirmLabel={t('remove.confirm')}
      isBusy={isDeleting}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <AddressLines address={address} />
    </ConfirmDialog>
  );
}

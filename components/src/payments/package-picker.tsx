import type { TokenPackage } from '@fanlight/sdk/models';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Box, formatMoney, Grid, OptionTile, styled, Text } from '../primitives/index.ts';
import { packageColumns } from './package-columns.ts';

export interface PackagePickerProps {
  packages: readonly TokenPackage[];
  /** The id of the selected package; null if no package is selected, but another amount. */
  value: string | null;
  onChange: (id: string) => void;
  /** The field for another amount. */
  children: ReactNode;
}

function Tile({ offer }: { offer: TokenPackage }) {
  const { t } = useTranslation('payments');
  return (
    <Box as="span" display="block" flex="1" minW="0" alignSelf="flex-start">
      <Box as="span" display="flex" alignItems="center" justifyContent="space-between" gap="2" flexWrap="wrap">
        <Text as="span" fontWeight="semibold">
          {offer.title}
        </Text>
        <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatMoney(offer.price)}
        </Text>
      </Box>
      <Text as="span" display="block" tone="muted" size="xs">
        {t('packages.tokens', { tokens: formatMoney(offer.tokens) })}
      </Text>
      <Box as="span" display="flex" gap="2" flexWrap="wrap" mt="2">
        {offer.bonusTokens > 0 && (
          <Badge tone="success">{t('packages.bonus', { bonus: formatMoney(offer.bonusTokens) })}</Badge>
        )}
        {offer.isRecommended && <Badge tone="notice">{t('packages.recommended')}</Badge>}
      </Box>
    </Box>
  );
}

/** The packages of tokens, one of which the viewer can select (operation `listTokenPackages`), or another amount. */
export function PackagePicker({ packages, value, onChange, children }: PackagePickerProps) {
  const { t } = useTranslation('payments');
  const name = useId();
  return (
    <styled.fieldset border="0" p="0" m="0" minW="0">
      <styled.legend fontSize="sm" fontWeight="semibold" mb="2">
        {t('packages.label')}
      </styled.legend>
      <Grid templateColumns={packageColumns} gap={{ base: '2', md: '3' }}>
        {packages.map((offer) => (
          <OptionTile key={offer._id} name={name} checked={offer._id === value} onSelect={() => onChange(offer._id)}>
            <Tile offer={offer} />
          </OptionTile>
        ))}
      </Grid>
      <Box mt="4">{children}</Box>
    </styled.fieldset>
  );
}

import type { OrderAddress } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, LocalText, Text } from '../primitives/index.ts';

/** Countries whose addresses name the state and the postal code after the city. */
const stateAfterCity: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

/** Returns the lines of postal code, city and state in the order of the country. */
function placeOf({ postalCode, city, state, countryCode }: OrderAddress): (string | null)[] {
  if (stateAfterCity.has(countryCode))
    return [[[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')];
  return [[postalCode, city].filter(Boolean).join(' '), state];
}

/** A postal address. The name of the country is in the viewer's language. */
export function AddressLines({ address }: { address: OrderAddress }) {
  const { i18n } = useTranslation('orders');
  const { name, line1, line2, countryCode, phone } = address;
  const country = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode) ?? countryCode;
  const lines = [line1, line2, ...placeOf(address), country, phone].filter((line): line is string => Boolean(line));
  return (
    <Box as="address" fontStyle="normal" overflowWrap="anywhere">
      <Text fontWeight="semibold">{name}</Text>
      {lines.map((line) => (
        <Text key={line} tone="muted">
          <LocalText>{line}</LocalText>
        </Text>
      ))}
    </Box>
  );
}

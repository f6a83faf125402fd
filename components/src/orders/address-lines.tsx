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

/** Returns the lines of a postal address after the name. The name of the country is in the given language. */
function linesOf(address: OrderAddress, language: string): string[] {
  const { line1, line2, countryCode, phone } = address;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(countryCode) ?? countryCode;
  return [line1, line2, ...placeOf(address), country, phone].filter((line): line is string => Boolean(line));
}

/** Returns a postal address as a text of several lines. */
export const addressText = (address: OrderAddress, language: string): string =>
  [address.name, ...linesOf(address, language)].join('\n');

/** A postal address. The name of the country is in the viewer's language. */
export function AddressLines({ address }: { address: OrderAddress }) {
  const { i18n } = useTranslation('orders');
  return (
    <Box as="address" fontStyle="normal" overflowWrap="anywhere">
      <Text fontWeight="semibold">{address.name}</Text>
      {linesOf(address, i18n.language).map((line) => (
        <Text key={line} tone="muted">
          <LocalText>{line}</LocalText>
        </Text>
      ))}
    </Box>
  );
}

import {
  Box,
  type Choice,
  ChoiceChips,
  Flex,
  Select,
  SortMenu,
  type SortMenuProps,
  Stack,
  TextInput,
} from '../primitives/index.ts';

export interface ListFiltersProps<Value extends string, Kind extends string, Order extends string> {
  /** The field with the search text. */
  search: { label: string; value: string; onChange: (text: string) => void; maxLength?: number };
  /** The main filter, of which one value is always selected. */
  chips: { label: string; choices: readonly Choice<Value>[]; value: Value; onChange: (value: Value) => void };
  /** A second filter beside the search. `all` is the text of the choice without a filter, whose value is null. */
  kinds?: {
    label: string;
    all: string;
    choices: readonly { value: Kind; label: string }[];
    value: Kind | null;
    onChange: (value: Kind | null) => void;
  };
  /** The menu for the order. Not shown while there is a search text: the best match is the first result of a search. */
  sort?: SortMenuProps<Order>;
}

/** The search, the filters and the order of a list of a performer. */
export function ListFilters<Value extends string, Kind extends string = never, Order extends string = never>(
  props: ListFiltersProps<Value, Kind, Order>,
) {
  const { search, chips, kinds, sort } = props;
  return (
    <Stack gap="4" mb="4">
      <Flex gap="3" direction={{ base: 'column', md: 'row' }}>
        <Box flex="1" minW="0">
          <TextInput
            type="search"
            aria-label={search.label}
            placeholder={search.label}
            maxLength={search.maxLength}
            value={search.value}
            onChange={({ target }) => search.onChange(target.value)}
          />
        </Box>
        {kinds && (
          <Box w={{ md: '11rem' }}>
            <Select
              aria-label={kinds.label}
              value={kinds.value ?? ''}
              onChange={({ target }) =>
                kinds.onChange(kinds.choices.find(({ value }) => value === target.value)?.value ?? null)
              }
            >
              <option value="">{kinds.all}</option>
              {kinds.choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Box>
        )}
      </Flex>
      <Flex justify="space-between" align="center" columnGap="2" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <ChoiceChips isOneRow hideLabel {...chips} />
        {sort && !search.value && (
          <Box ms="auto">
            <SortMenu {...sort} />
          </Box>
        )}
      </Flex>
    </Stack>
  );
}

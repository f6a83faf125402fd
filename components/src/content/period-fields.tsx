import { Box, Field, Flex, TextInput } from '../primitives/index.ts';

/** The days that limit a list, as calendar dates (UTC) such as `2026-05-21`. Empty if the period is open. */
export interface Period {
  from: string;
  to: string;
}

export interface PeriodFieldsProps {
  fromLabel: string;
  toLabel: string;
  value: Period;
  onChange: (period: Period) => void;
}

/** Two fields that limit a list to a period. */
export function PeriodFields({ fromLabel, toLabel, value, onChange }: PeriodFieldsProps) {
  const { from, to } = value;
  return (
    <Flex gap="3">
      <Box flex="1" minW="0" maxW="200px">
        <Field label={fromLabel}>
          <TextInput
            type="date"
            value={from}
            max={to || undefined}
            onChange={({ target }) => onChange({ from: target.value, to })}
          />
        </Field>
      </Box>
      <Box flex="1" minW="0" maxW="200px">
        <Field label={toLabel}>
          <TextInput
            type="date"
            value={to}
            min={from || undefined}
            onChange={({ target }) => onChange({ from, to: target.value })}
          />
        </Field>
      </Box>
    </Flex>
  );
}

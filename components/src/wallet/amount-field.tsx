import { Box, ChoiceChips, Field, formatWholeMoney, readAmount, Stack, TextInput } from '../primitives/index.ts';

export interface AmountFieldProps {
  label: string;
  otherLabel: string;
  /** Amounts offered as chips. */
  presets: readonly number[];
  /** As typed; a preset fills it in. */
  value: string;
  onChange: (value: string) => void;
  /** Shows the bounds. */
  help: string;
  error?: string;
}

/** An amount of money, by a chip or typed (rules M2, M11). */
export function AmountField({ label, otherLabel, presets, value, onChange, help, error }: AmountFieldProps) {
  const amount = readAmount(value);
  return (
    <Stack gap="3">
      <ChoiceChips
        label={label}
        choices={presets.map((preset) => ({ value: preset, label: formatWholeMoney(preset) }))}
        value={presets.includes(amount) ? amount : null}
        onChange={(preset) => onChange(String(preset))}
      />
      <Field label={otherLabel} help={help} error={error}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          start={<Box aria-hidden>$</Box>}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </Stack>
  );
}

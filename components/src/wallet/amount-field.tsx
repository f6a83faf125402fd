import { Box, ChoiceChips, Field, formatWholeMoney, readAmount, Stack, TextInput } from '../primitives/index.ts';

export interface AmountFieldProps {
  /** The label of the chips. */
  label: string;
  otherLabel: string;
  /** The amounts that chips offer; empty if there are no chips. */
  presets: readonly number[];
  /** The typed text. A click on a chip sets it. */
  value: string;
  onChange: (value: string) => void;
  /** The help text, such as the minimum and the maximum. */
  help: string;
  error?: string;
}

/** A field for an amount of money, with chips for common amounts (rules M2, M11). */
export function AmountField({ label, otherLabel, presets, value, onChange, help, error }: AmountFieldProps) {
  const amount = readAmount(value);
  return (
    <Stack gap="3">
      {presets.length > 0 && (
        <ChoiceChips
          label={label}
          choices={presets.map((preset) => ({ value: preset, label: formatWholeMoney(preset) }))}
          value={presets.includes(amount) ? amount : null}
          onChange={(preset) => onChange(String(preset))}
        />
      )}
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

import { Box, ChoiceChips, Field, formatWholeMoney, Stack, TextInput } from '../primitives/index.ts';

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  label: string;
  otherLabel: string;
  /** Amounts offered as chips. */
  presets: readonly number[];
  /** As typed; a preset fills it in. */
  value: string;
  onChange: (value: string) => void;
  /** Says the bounds. */
  help: string;
  error?: string;
}

/** Reads what was typed: a comma counts as a point; NaN where it is no amount. */
export function readAmount(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return /^\d+(\.\d*)?$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

/** True when an amount has more than two decimals (rule W5). */
export function hasTooManyDecimals(text: string): boolean {
  return /[.,]\d{3,}\s*$/.test(text.trim());
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

import { createContext, useContext } from 'react';

/** The attributes that a field passes to the control inside it. */
export interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

/** The state of the surrounding field; null outside of a field. */
export const FieldContext = createContext<FieldState | null>(null);

interface ControlProps {
  id?: string;
  disabled?: boolean;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/**
 * Returns the attributes that connect a control with its field. If the control has such an attribute itself, its own
 * value is used. The exception is `aria-describedby`, which contains both values.
 */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  if (!field) return own;
  return {
    id: own.id ?? field.id,
    disabled: own.disabled ?? (field.disabled || undefined),
    // Assistive technology announces that the field is required. Browsers do not validate it, because forms are
    // `noValidate`.
    required: own.required ?? (field.required || undefined),
    'aria-describedby': [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}

import { createContext, useContext } from 'react';

/** The attributes that a field passes to the control inside it. */
export interface FieldContext {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContextProvider = createContext<FieldContext | null>(null);

interface ControlProps {
  id?: string;
  disabled?: boolean;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/**
 * Returns the attributes that connect a control with its field. Attributes that the control has itself take precedence.
 */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContextProvider);
  if (!field) return own;
  return {
    id: own.id ?? field.id,
    disabled: own.disabled ?? (field.disabled || undefined),
    // Announced by assistive technology. Browsers show no message for it, because forms are `noValidate`.
    required: own.required ?? (field.required || undefined),
    'aria-describedby': [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}

import { createContext, useContext } from 'react';

/** What a control needs to know of the field around it. */
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

/** The attributes that tie a control to its field. What the control was given itself wins. */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = useContext(FieldContextProvider);
  if (!field) return own;
  return {
    id: own.id ?? field.id,
    disabled: own.disabled ?? (field.disabled || undefined),
    // `aria-required` is left to the element itself; forms are `noValidate` and say in words what is missing.
    required: own.required ?? (field.required || undefined),
    'aria-describedby': [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';
import { FieldContext } from './field-context.ts';

export interface FieldProps {
  label: ReactNode;
  /** The control: a `TextInput`, `PasswordInput`, `TextArea` or `Select`. */
  children: ReactNode;
  /** Instructions, which are always visible. */
  help?: ReactNode;
  /** The error message. It says how to correct the input. */
  error?: ReactNode;
  required?: boolean;
  /** Shows "optional" next to the label, in forms whose other fields are required. */
  optional?: boolean;
  disabled?: boolean;
  /** Rendered next to the label, such as a counter or a link. */
  aside?: ReactNode;
}

/** A control with a label, a help text and an error message. Assistive technology reads them together. */
export function Field({
  label,
  children,
  help,
  error,
  required = false,
  optional,
  disabled = false,
  aside,
}: FieldProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const invalid = Boolean(error);
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const context = useMemo(
    () => ({ id, describedBy, invalid, required, disabled }),
    [id, describedBy, invalid, required, disabled],
  );
  return (
    <styled.div display="grid" gap="2">
      <styled.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <styled.label htmlFor={id} fontSize="sm" fontWeight="semibold">
          {label}
          {optional && (
            <styled.span color="fg.subtle" fontWeight="normal">
              {' '}
              ({t('field.optional')})
            </styled.span>
          )}
        </styled.label>
        {aside && (
          <styled.div fontSize="xs" color="fg.subtle">
            {aside}
          </styled.div>
        )}
      </styled.div>
      <FieldContext value={context}>{children}</FieldContext>
      {help && (
        <styled.p id={`${id}-help`} fontSize="xs" color="fg.subtle" overflowWrap="anywhere">
          {help}
        </styled.p>
      )}
      {error && (
        <styled.p
          id={`${id}-error`}
          fontSize="xs"
          color="danger.text"
          display="flex"
          gap="1"
          alignItems="center"
          animation="appear 120ms"
        >
          <Icon icon={CircleAlert} size={16} />
          {error}
        </styled.p>
      )}
    </styled.div>
  );
}

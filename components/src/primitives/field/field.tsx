import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/index.ts';
import { FieldContextProvider } from './field-context.ts';

/** Props of {@link Field}. */
export interface FieldProps {
  label: ReactNode;
  /** One control of ours: `TextInput`, `PasswordInput`, `TextArea`, `Select`. */
  children: ReactNode;
  /** How to fill it in; stays visible. */
  help?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  required?: boolean;
  /** Writes "optional" beside the label, where most fields are required. */
  optional?: boolean;
  disabled?: boolean;
  /** Beside the label, such as a counter or a link. */
  aside?: ReactNode;
}

/** A labelled control with help and error, tied together for assistive technology. */
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
    <chakra.div display="grid" gap="2">
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold">
          {label}
          {optional && (
            <chakra.span color="fg.subtle" fontWeight="normal">
              {' '}
              ({t('field.optional')})
            </chakra.span>
          )}
        </chakra.label>
        {aside && (
          <chakra.div fontSize="xs" color="fg.subtle">
            {aside}
          </chakra.div>
        )}
      </chakra.div>
      <FieldContextProvider value={context}>{children}</FieldContextProvider>
      {help && (
        <chakra.p id={`${id}-help`} fontSize="xs" color="fg.subtle">
          {help}
        </chakra.p>
      )}
      {error && (
        <chakra.p
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
        </chakra.p>
      )}
    </chakra.div>
  );
}

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/index.ts';
import { TextInput, type TextInputProps } from '../text-input/index.ts';

/** The props of {@link TextInput} without `type` and `end`. */
export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'>;

/**
 * A field for a password, with a button that shows the typed text. Set `autoComplete` to `"current-password"` or
 * `"new-password"`.
 */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t('password.hide') : t('password.show')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

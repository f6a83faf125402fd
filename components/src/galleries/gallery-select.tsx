import { useTranslation } from 'react-i18next';
import { Button, Field, type Loadable, Select } from '../primitives/index.ts';
import type { GalleryChoice } from './creator-photos-screen.tsx';

/** The performer's galleries, in a form for photos. */
export type GalleryChoices = Loadable<readonly GalleryChoice[]>;

export interface GallerySelectProps {
  galleries: GalleryChoices;
  /** The id of the gallery; null without a gallery. */
  value: string | null;
  onChange: (value: string | null) => void;
  disabled?: boolean;
  error?: string | undefined;
}

/** The field for the gallery of a photo. */
export function GallerySelect({ galleries, value, onChange, disabled = false, error }: GallerySelectProps) {
  const { t } = useTranslation(['photos', 'common']);
  const choices = galleries.state === 'ready' ? galleries.value : [];
  const isKnown = choices.some(({ _id }) => _id === value);
  return (
    <Field
      label={t('gallery.label')}
      help={value ? t('gallery.applies') : t('gallery.help')}
      error={galleries.state === 'error' ? t('gallery.failed') : error}
      aside={
        galleries.state === 'error' && (
          <Button size="sm" variant="outline" onClick={galleries.retry}>
            {t('common:retry')}
          </Button>
        )
      }
    >
      <Select disabled={disabled} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{t('gallery.none')}</option>
        {value && !isKnown && <option value={value}>{t('gallery.unknown')}</option>}
        {choices.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { TextLink } from '../text-link/index.ts';

export interface DemoBannerProps {
  /** The path of the development mailbox; undefined if there is none. */
  mailboxHref?: string;
}

/** Shown on every page in demo mode: says that people and money are fictitious (rule P9). */
export function DemoBanner({ mailboxHref }: DemoBannerProps) {
  const { t } = useTranslation('common');
  return (
    <styled.aside
      aria-label={t('demo.label')}
      px="4"
      py="2"
      display="flex"
      flexWrap="wrap"
      justifyContent="center"
      columnGap="3"
      bg="notice.wash"
      color="fg.default"
      fontSize="xs"
      // Whole pixels. Below the banner, browsers draw the sticky header, which is a layer of its own.
      lineHeight="1.25rem"
      textAlign="center"
    >
      {t('demo.text')}
      {mailboxHref && (
        <TextLink to={mailboxHref} color="notice.text">
          {t('demo.mailbox')}
        </TextLink>
      )}
    </styled.aside>
  );
}

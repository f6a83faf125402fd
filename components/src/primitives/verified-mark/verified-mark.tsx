import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';

/**
 * The mark of a performer whose documents and age an operator has approved (rule P7). It is rendered after the name.
 */
export function VerifiedMark({ size = 18 }: { size?: number }) {
  const { t } = useTranslation('common');
  return (
    <styled.svg
      role="img"
      aria-label={t('verified')}
      viewBox="0 0 20 20"
      w={`${size}px`}
      h={`${size}px`}
      display="inline-block"
      flexShrink="0"
      verticalAlign="-0.15em"
      color="verified.mark"
    >
      <path
        fill="currentColor"
        d="M10 1.2l2.2 1.7 2.8-.2.8 2.7 2.3 1.5-1 2.6 1 2.6-2.3 1.5-.8 2.7-2.8-.2L10 18.8l-2.2-1.7-2.8.2-.8-2.7-2.3-1.5 1-2.6-1-2.6 2.3-1.5.8-2.7 2.8.2z"
      />
      <styled.path
        d="M6.6 10.2l2.3 2.3 4.6-4.8"
        fill="none"
        stroke="bg.page"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </styled.svg>
  );
}

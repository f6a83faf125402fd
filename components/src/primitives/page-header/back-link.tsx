import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';

const ArrowLink = styled(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'target',
    h: 'target',
    ms: '-12px',
    borderRadius: 'full',
    color: 'fg.muted',
    _hover: { bg: 'bg.raised', color: 'fg.default' },
  },
});

/** An arrow that leads to another page. */
export function BackLink({ to, onClick }: Pick<ComponentProps<typeof Link>, 'to' | 'onClick'>) {
  const { t } = useTranslation('common');
  return (
    <ArrowLink to={to} aria-label={t('back')} {...(onClick && { onClick })}>
      <Icon icon={ArrowLeft} />
    </ArrowLink>
  );
}

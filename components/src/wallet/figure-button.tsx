import type { BalanceFigure } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { formatMoney, Money, type MoneyProps, styled } from '../primitives/index.ts';

const Target = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    minW: 'target',
    textAlign: 'inherit',
    color: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    borderRadius: 'control',
    textDecoration: 'underline dotted',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecoration: 'underline' },
  },
});

export interface FigureButtonProps extends Omit<MoneyProps, 'onClick'> {
  figure: BalanceFigure;
  /** Opens the `ExplanationDialog` of the figure. */
  onExplain: (figure: BalanceFigure) => void;
}

/** A figure of the wallet that opens the ledger entries of which it consists. */
export function FigureButton({ figure, onExplain, amount, ...money }: FigureButtonProps) {
  const { t } = useTranslation('balance');
  return (
    <Target
      type="button"
      aria-haspopup="dialog"
      aria-label={t('open', { amount: formatMoney(amount) })}
      onClick={() => onExplain(figure)}
    >
      <Money amount={amount} {...money} />
    </Target>
  );
}

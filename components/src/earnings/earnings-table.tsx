import { formatDate, formatMoney } from '@fanlight/sdk/format';
import type { EarningPoint } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, styled } from '../primitives/index.ts';

const cell = { px: '3', py: '2', textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

export interface EarningsTableProps {
  points: EarningPoint[];
  label: string;
}

/** The numbers of the chart, latest first. */
export function EarningsTable({ points, label }: EarningsTableProps) {
  const { t, i18n } = useTranslation('earnings');
  const toDate = (date: string) => formatDate(date, i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    // The table scrolls by itself, so it needs a tab stop.
    <Box maxH="320px" overflow="auto" tabIndex={0} role="region" aria-label={label} borderRadius="control">
      <styled.table
        w="full"
        fontSize="sm"
        css={{ '& tr + tr': { borderTop: '1px solid', borderColor: 'border.hairline' } }}
      >
        <styled.thead position="sticky" top="0" bg="bg.surface">
          <tr>
            <styled.th {...cell} textAlign="start" scope="col">
              {t('stats.date')}
            </styled.th>
            <styled.th {...cell} scope="col">
              {t('stats.sales')}
            </styled.th>
            <styled.th {...cell} scope="col">
              {t('stats.gross')}
            </styled.th>
            <styled.th {...cell} scope="col">
              {t('stats.net')}
            </styled.th>
          </tr>
        </styled.thead>
        <tbody>
          {points.toReversed().map(({ date, totalSales, gross, net }) => (
            <tr key={date}>
              <styled.th {...cell} textAlign="start" fontWeight="normal" scope="row">
                {toDate(date)}
              </styled.th>
              <styled.td {...cell}>{totalSales}</styled.td>
              <styled.td {...cell}>{formatMoney(gross)}</styled.td>
              <styled.td {...cell}>{formatMoney(net)}</styled.td>
            </tr>
          ))}
        </tbody>
      </styled.table>
    </Box>
  );
}

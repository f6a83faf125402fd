import { formatDate } from '@fanlight/sdk/format';
import type { BalanceEntry, BalanceExplanation, BalanceFigure } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  AmountLines,
  Box,
  Dialog,
  Flex,
  Heading,
  type ListLoadable,
  type Loadable,
  LoadableList,
  LoadableView,
  LocalText,
  Money,
  RelativeTime,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { HistorySkeleton } from './charge-list.tsx';

export interface ExplanationDialogProps {
  figure: BalanceFigure;
  explanation: Loadable<BalanceExplanation>;
  entries: ListLoadable<BalanceEntry>;
  onLoadMore: () => void;
  onClose: () => void;
}

/** A debt is shown as a negative amount, as on the page of payouts. */
const signOf = (figure: BalanceFigure) => (figure === 'receivable' ? -1 : 1);

const directionOf = (amount: number) => (amount > 0 ? 'in' : 'out');

/** The page of the sale or the payout that has caused an entry; undefined if there is none. */
function hrefOf({ kind, referenceId, createdAt }: BalanceEntry): string | undefined {
  if (referenceId === null) return undefined;
  return kind.startsWith('payout')
    ? paths.creatorPayout(referenceId)
    : paths.creatorEarnings({ earning: referenceId, to: createdAt.slice(0, 10) });
}

function Entry({ entry, sign }: { entry: BalanceEntry; sign: number }) {
  const { t, i18n } = useTranslation('balance');
  const { kind, amount, title, payableAt, createdAt } = entry;
  const href = hrefOf(entry);
  const what = t(`kind.${directionOf(amount)}.${kind}`);
  return (
    <Flex gap="3" align="flex-start" py="3">
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{href ? <TextLink to={href}>{what}</TextLink> : what}</Text>
        {title && (
          <Text tone="muted" size="sm" overflowWrap="anywhere">
            {title}
          </Text>
        )}
        <Flex columnGap="2" wrap="wrap">
          <Text tone="subtle" size="xs">
            <RelativeTime at={createdAt} />
          </Text>
          {payableAt && (
            <Text tone="subtle" size="xs">
              <LocalText>{t('releases', { date: formatDate(payableAt, i18n.language) })}</LocalText>
            </Text>
          )}
        </Flex>
      </Box>
      <Money amount={sign * amount} signed fontWeight="semibold" />
    </Flex>
  );
}

function Sums({ explanation }: { explanation: BalanceExplanation }) {
  const { t } = useTranslation('balance');
  const { figure, amount, carriedOver, sums } = explanation;
  const sign = signOf(figure);
  const lines = sums.map((sum) => ({
    label: t(`kind.${directionOf(sum.amount)}.${sum.kind}`),
    value: <Money amount={sign * sum.amount} signed />,
  }));
  if (carriedOver !== 0) {
    const label = carriedOver > 0 ? t('usedFromHeld') : t('usedBefore');
    lines.push({ label, value: <Money amount={carriedOver} signed /> });
  }
  return (
    <AmountLines lines={[...lines, { label: t('result'), value: <Money amount={sign * amount} />, isResult: true }]} />
  );
}

/**
 * Explains a figure of the wallet: the sums by kind, and the ledger entries (operations `getBalanceExplanation` and
 * `listBalanceEntries`).
 */
export function ExplanationDialog({ figure, explanation, entries, onLoadMore, onClose }: ExplanationDialogProps) {
  const { t } = useTranslation('balance');
  return (
    <Dialog open onClose={onClose} title={t(`title.${figure}`)} description={t(`text.${figure}`)}>
      <Stack gap="6">
        <LoadableView data={explanation} skeleton={<Skeleton h="120px" />}>
          {(value) => <Sums explanation={value} />}
        </LoadableView>
        <Box>
          <Heading level={3} size="label">
            {t('entries')}
          </Heading>
          <LoadableList
            data={entries}
            skeleton={<HistorySkeleton />}
            getKey={({ _id }) => _id}
            renderItem={(entry) => <Entry entry={entry} sign={signOf(figure)} />}
            onLoadMore={onLoadMore}
            label={t('entries')}
            gap="0"
            isDivided
            endText={null}
            empty={
              <Text tone="muted" py="3">
                {t('empty')}
              </Text>
            }
          />
        </Box>
      </Stack>
    </Dialog>
  );
}

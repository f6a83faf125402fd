import { formatDate } from '@fanlight/sdk/format';
import type { Report } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Badge, Box, Button, Card, Flex, LocalText, Stack, Text } from '../primitives/index.ts';

export interface ReportCardProps {
  report: Report;
  onAppeal: (report: Report) => void;
}

function Appeals({ report }: { report: Report }) {
  const { t, i18n } = useTranslation('reports');
  return (
    <>
      {report.appeals.map(({ isOwn, text, outcome, createdAt }) => (
        <Box key={createdAt} ps="3" borderInlineStart="2px solid" borderColor="border.hairline">
          <Text tone="muted" size="xs">
            <LocalText>
              {t(isOwn ? 'appeal.own' : 'appeal.others', { date: formatDate(createdAt, i18n.language) })}
            </LocalText>
          </Text>
          {text && (
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
          )}
          <Text tone="muted">{outcome ? t(`decision.${outcome}`) : t('appeal.waiting')}</Text>
        </Box>
      ))}
    </>
  );
}

/** A report as its reporter or the reported user sees it: target, decision, and appeal (rule R1). */
export function ReportCard({ report, onAppeal }: ReportCardProps) {
  const { t, i18n } = useTranslation('reports');
  const { side, targetType, targetUser, excerpt, reason, text, status, outcome, note, isTargetHidden } = report;
  const name = targetUser?.name ?? t('deletedAccount');
  return (
    <Card as="article">
      <Stack gap="3">
        <Flex gap="2" wrap="wrap" align="center">
          <Badge tone={status === 'open' ? 'notice' : 'neutral'}>{t(`status.${status}`)}</Badge>
          {isTargetHidden && <Badge tone="danger">{t('hidden')}</Badge>}
          <Text tone="subtle" size="xs">
            <LocalText>{formatDate(report.createdAt, i18n.language)}</LocalText>
          </Text>
        </Flex>
        <Box>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {side === 'reporter'
              ? t('about.theirs', { kind: t(`kinds.${targetType}`), name })
              : t('about.yours', { kind: t(`kinds.${targetType}`) })}
          </Text>
          <Text tone="muted">{t(`reasons.${reason}`)}</Text>
        </Box>
        {excerpt && (
          <Text tone="muted" overflowWrap="anywhere">
            “{excerpt}”
          </Text>
        )}
        {text && (
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        )}
        <Text>{outcome ? t(`decision.${outcome}`) : t('undecided')}</Text>
        {note && <Text tone="muted">{note}</Text>}
        <Appeals report={report} />
        {report.canAppeal && (
          <Box>
            <Button variant="outline" size="sm" wraps onClick={() => onAppeal(report)}>
              {t('appeal.open')}
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

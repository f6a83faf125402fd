import { formatDate } from '@fanlight/sdk/format';
import type { Operator, OperatorReport, ReportStatus } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { itemPath, paths } from '../paths/index.ts';
import { Badge, Box, Button, Flex, LocalText, Stack, Text, TextLink } from '../primitives/index.ts';

/** The decisions about a report, the mildest first (rule R1). */
export const reportOutcomes = ['no-violation', 'warned', 'removed'] as const;

export type ReportOutcomeChoice = (typeof reportOutcomes)[number];

/** The statuses of reports that await a decision. */
const openStatuses: readonly ReportStatus[] = ['open', 'appealed'];

export interface OperatorReportProps {
  report: OperatorReport;
  operator: Operator;
  /** Asks to confirm a decision. */
  onDecide: (report: OperatorReport, outcome: ReportOutcomeChoice) => void;
}

/** Returns the page of the target; undefined if it has none, or is hidden. */
function hrefOf({ targetType, targetId, targetUser, isTargetHidden, targetText }: OperatorReport): string | undefined {
  if (isTargetHidden || targetText === null) return undefined;
  if (targetType === 'performer' && targetUser) return paths.profile(targetUser.username ?? targetUser._id);
  return itemPath(targetType, targetId);
}

/** A text by a user, beside a line. */
function Quote({ children }: { children: string }) {
  return (
    <Text
      ps="3"
      borderInlineStart="2px solid"
      borderColor="border.hairline"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
    >
      {children}
    </Text>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Text tone="muted" size="sm" overflowWrap="anywhere">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

/** A report with its target, both users and what was decided about them before. */
export function OperatorReportCard({ report, operator, onDecide }: OperatorReportProps) {
  const { t, i18n } = useTranslation('operator');
  const { t: tReports } = useTranslation('reports');
  const { targetType, targetText, isTargetHidden, targetUser, targetUserRecord, reporter, reporterRecord } = report;
  const { reason, isUrgent, text, status, outcome, note, appeals, decidedBy, createdAt } = report;
  const name = targetUser?.name ?? tReports('deletedAccount');
  const title = tReports('about.theirs', { kind: tReports(`kinds.${targetType}`), name });
  const hasRecord = targetUserRecord.warned + targetUserRecord.removed > 0;
  const reporterName = reporter?.name ?? tReports('deletedAccount');
  const by = t(reporterRecord.decided > 0 ? 'reports.byWithRecord' : 'reports.by', {
    name: reporterName,
    ...reporterRecord,
  });
  const href = hrefOf(report);
  // The profile of a fan is not public, so that there is nothing to remove.
  const canRemove = targetType !== 'user' || targetUser?.isPerformer === true;
  const outcomes = reportOutcomes.filter((choice) => choice !== 'removed' || canRemove);
  const canDecide = operator.access === 'full' && openStatuses.includes(status);
  return (
    <Stack as="article" aria-label={title} gap="3" py="3">
      <Flex gap="2" wrap="wrap" align="center">
        <Badge tone={isUrgent ? 'danger' : 'neutral'}>{tReports(`reasons.${reason}`)}</Badge>
        {isTargetHidden && <Badge tone="notice">{tReports('hidden')}</Badge>}
        <Text tone="subtle" size="xs">
          <LocalText>{formatDate(createdAt, i18n.language)}</LocalText>
        </Text>
      </Flex>
      <Box>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {href ? <TextLink to={href}>{title}</TextLink> : title}
        </Text>
        <Text tone="muted" size="sm">
          {hasRecord ? t('reports.targetUserRecord', targetUserRecord) : t('reports.noRecord')}
        </Text>
      </Box>
      {targetText ? <Quote>{targetText}</Quote> : <Text tone="muted">{t('reports.noText')}</Text>}
      <Section title={by}>{text && <Quote>{text}</Quote>}</Section>
      {outcome && (
        <Box>
          <Text>{tReports(`decision.${outcome}`)}</Text>
          {note && <Text overflowWrap="anywhere">{note}</Text>}
          {decidedBy && (
            <Text tone="muted" size="xs" overflowWrap="anywhere">
              {t('payouts.decidedBy', { operator: decidedBy })}
            </Text>
          )}
        </Box>
      )}
      {appeals.map((appeal) => (
        <Section key={appeal.createdAt} title={t(`reports.appeal.${appeal.side}`)}>
          <Quote>{appeal.text}</Quote>
        </Section>
      ))}
      {canDecide && (
        <Flex gap="2" wrap="wrap">
          {outcomes.map((choice) => (
            <Button
              key={choice}
              variant="outline"
              size="sm"
              onClick={() => onDecide(report, choice)}
              aria-label={`${t(`reports.decide.${choice}`)}: ${title}`}
            >
              {t(`reports.decide.${choice}`)}
            </Button>
          ))}
        </Flex>
      )}
    </Stack>
  );
}

import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, ButtonLink, Card, EmptyState, PageHeader } from '../primitives/index.ts';
import { CodeForm, type CodeFormProps } from '../second-factor/index.ts';

export interface OperatorCodeScreenProps {
  /** Whether the operator has set up a second factor. */
  hasSecondFactor: boolean;
  submit: CodeFormProps['submit'];
}

/** Shown instead of the console until the operator has entered a code of the last 12 hours (rule O1). */
export function OperatorCodeScreen({ hasSecondFactor, submit }: OperatorCodeScreenProps) {
  const { t } = useTranslation('operator');
  if (!hasSecondFactor) {
    return (
      <EmptyState
        level={1}
        illustration="lantern"
        title={t('code.none')}
        text={t('code.noneText')}
        action={
          <ButtonLink to={paths.secondFactor()} variant="main">
            {t('code.setUp')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Box maxW="480px">
      <PageHeader title={t('code.title')} description={t('code.text')} />
      <Card>
        <CodeForm submitLabel={t('code.submit')} submit={submit} />
      </Card>
    </Box>
  );
}

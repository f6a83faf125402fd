import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';

export interface ErrorStateProps {
  /** The title, which says what has failed. */
  title?: string;
  /** Says what the user can do next. If users may fear that data is lost, also says that it is not. */
  text?: string;
  onRetry?: () => void;
}

/** An error message with a button that retries. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const retry = onRetry && (
    <Button variant="outline" icon={RotateCcw} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <styled.div role="alert">
      <EmptyState
        illustration="unplugged"
        title={title ?? t('error.title')}
        text={text ?? t('error.text')}
        action={retry}
      />
    </styled.div>
  );
}

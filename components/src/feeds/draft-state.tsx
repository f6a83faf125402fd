import { Check, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Flex, Icon, Spinner, Text } from '../primitives/index.ts';
import type { AutosaveState } from './use-autosave.ts';

export interface DraftStateProps {
  state: AutosaveState;
  /** Whether the draft is saved in a moment. Then the page will still change, so no picture of it is taken. */
  isWaiting: boolean;
  onRetry: () => void;
}

/** Shows whether the draft is saved. Its height is fixed, so that a change causes no layout shift. */
export function DraftState({ state, isWaiting, onRetry }: DraftStateProps) {
  const { t } = useTranslation('feeds');
  return (
    <Flex role="status" data-waiting={isWaiting || undefined} gap="2" align="center" minH="44px" me="auto">
      {state === 'saving' && <Spinner size="sm" label={null} />}
      {state === 'saved' && <Icon icon={Check} size={16} />}
      {state === 'failed' && <Icon icon={CloudOff} size={16} />}
      {state !== 'idle' && (
        <Text size="sm" tone={state === 'failed' ? 'danger' : 'muted'}>
          {t(`form.draft.${state}`)}
        </Text>
      )}
      {state === 'failed' && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('form.retry')}
        </Button>
      )}
    </Flex>
  );
}

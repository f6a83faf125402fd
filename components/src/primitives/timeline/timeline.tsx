import { formatDate } from '@fanlight/sdk/format';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { LocalText } from '../hydration/index.ts';
import { Icon } from '../icon/index.ts';
import { Text } from '../text/index.ts';

/** A step that was reached, or that is still ahead. A step that is `stopped` is the last one: nothing follows it. */
export interface TimelineStep {
  id: string;
  label: string;
  state: 'done' | 'ahead' | 'stopped';
  /** The time at which the step was reached; null if it was skipped or is ahead. */
  at: string | null;
}

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  /** The id of the current step. */
  currentId: string;
  /** The accessible names of the icons. `stopped` is only needed for a process that can stop. */
  stateLabels: { done: string; ahead: string; stopped?: string };
}

const looks = {
  done: { icon: CircleCheck, color: 'success.text' },
  ahead: { icon: CircleDashed, color: 'fg.subtle' },
  stopped: { icon: CircleX, color: 'danger.text' },
} as const;

/** The steps of a process, such as a delivery, with the times at which they were reached. */
export function Timeline({ label, steps, currentId, stateLabels }: TimelineProps) {
  const { i18n } = useTranslation();
  return (
    <styled.ol listStyleType="none" p="0" m="0" display="grid" gap="3" aria-label={label}>
      {steps.map(({ id, label: name, state, at }) => (
        <styled.li
          key={id}
          display="flex"
          gap="3"
          alignItems="flex-start"
          aria-current={id === currentId ? 'step' : undefined}
        >
          <styled.div color={looks[state].color} pt="1px">
            <Icon icon={looks[state].icon} label={stateLabels[state] ?? name} />
          </styled.div>
          <div>
            <Text fontWeight={id === currentId ? 'semibold' : undefined} tone={state === 'ahead' ? 'muted' : 'default'}>
              {name}
            </Text>
            {at && (
              <Text tone="subtle" size="xs">
                <LocalText>{formatDate(at, i18n.language)}</LocalText>
              </Text>
            )}
          </div>
        </styled.li>
      ))}
    </styled.ol>
  );
}

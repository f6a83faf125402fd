import { useTranslation } from 'react-i18next';
import { Avatar, Box, Handle, Text } from '../../primitives/index.ts';
import { SuggestionList, SuggestionOption } from '../suggestion-list.tsx';
import type { Completion } from './use-completion.ts';

export interface CompletionListProps {
  id: string;
  completions: readonly Completion[];
  /** The index of the selected completion. */
  active: number;
  onPick: (index: number) => void;
}

function Content({ completion }: { completion: Completion }) {
  const { t } = useTranslation('content');
  if (completion.mark === '#')
    return (
      <Box as="span" minW="0">
        #{completion.value}
        {completion.isOwn && (
          <Text as="span" display="block" tone="subtle" size="xs">
            {t('completion.own')}
          </Text>
        )}
      </Box>
    );
  return (
    <>
      <Avatar name={completion.name} src={completion.avatar} size="sm" decorative />
      <Box as="span" minW="0">
        {completion.name}
        <Text as="span" display="block" tone="subtle" size="xs">
          <Handle username={completion.value} />
        </Text>
      </Box>
    </>
  );
}

/** The hashtags or users that complete what is being typed. */
export function CompletionList({ id, completions, active, onPick }: CompletionListProps) {
  const { t } = useTranslation('content');
  return (
    <SuggestionList id={id} role="listbox" aria-label={t('completion.label')}>
      {completions.map((completion, index) => (
        <SuggestionOption
          key={completion.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the text field when a suggestion is pressed.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          <Content completion={completion} />
        </SuggestionOption>
      ))}
    </SuggestionList>
  );
}

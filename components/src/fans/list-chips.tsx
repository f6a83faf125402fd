import { FanList } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, ChoiceChips } from '../primitives/index.ts';

/** The lists in which a performer keeps fans. */
export const fanLists: readonly FanList[] = Object.values(FanList);

export interface ListChipsProps {
  /** The selected list; null shows all fans. */
  list: FanList | null;
  onChange: (list: FanList | null) => void;
}

/** The filter of fans by the lists of the performer. */
export function ListChips({ list, onChange }: ListChipsProps) {
  const { t } = useTranslation('fans');
  return (
    <Box mb="4">
      <ChoiceChips
        isOneRow
        hideLabel
        label={t('list.label')}
        choices={[
          { value: 'all', label: t('list.all') },
          ...fanLists.map((value) => ({ value, label: t(`list.${value}`) })),
        ]}
        value={list ?? 'all'}
        onChange={(value) => onChange(fanLists.find((each) => each === value) ?? null)}
      />
    </Box>
  );
}

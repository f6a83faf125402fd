import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Flex, Text, TextLink } from '../primitives/index.ts';

/** A notice for performers whose page is hidden until the operator has approved their documents (rule P7). */
export function HiddenNotice() {
  const { t } = useTranslation('identity');
  return (
    <Flex role="note" gap="2" wrap="wrap" bg="notice.wash" borderRadius="card" p="4" mb={{ base: '6', md: '4' }}>
      <Text>{t('hidden')}</Text>
      <TextLink to={paths.creatorAccount()}>{t('hiddenLink')}</TextLink>
    </Flex>
  );
}

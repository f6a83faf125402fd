import type { Story } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Stack, Text } from '../primitives/index.ts';

/** Says that the file of an own story is being processed, or why processing has failed (rule F3). */
export function ProcessingNotice({ story }: { story: Pick<Story, 'file'> }) {
  const { t } = useTranslation('stories');
  return (
    <Stack position="absolute" inset="0" align="center" justify="center" gap="2" p="6" textAlign="center" role="status">
      <Text color="locked.fg" fontWeight="semibold">
        {story.file.status === 'failed' ? t('fileFailed') : t('processing')}
      </Text>
      {story.file.reason && <Text color="locked.fg">{story.file.reason}</Text>}
    </Stack>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, Icon, ProgressBar, Stack, Text } from '../primitives/index.ts';

export interface MediaRowProps {
  /** The URL of the picture, and the icon that replaces it. */
  picture: { url: string | undefined; icon?: LucideIcon };
  /** The fields and the state of the upload. */
  children: ReactNode;
  /** The buttons: a column on wide screens, a row on phones. */
  actions: ReactNode;
}

/** A photo, video or recording in a form, with its fields and buttons. */
export function MediaRow({ picture: { url, icon }, children, actions }: MediaRowProps) {
  return (
    <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap" p="3" borderRadius="control" bg="bg.raised">
      <Box
        w="88px"
        h="88px"
        flexShrink="0"
        display="grid"
        placeItems="center"
        borderRadius="control"
        bg="bg.overlay"
        color="fg.subtle"
        bgSize="cover"
        bgPos="center"
        style={url ? { backgroundImage: `url("${url}")` } : undefined}
      >
        {!url && icon && <Icon icon={icon} />}
      </Box>
      <Stack order="1" w="full" md={{ order: '0', w: 'auto', flex: '1' }} minW="0" gap="2">
        {children}
      </Stack>
      <Flex direction="row-reverse" md={{ flexDirection: 'column' }}>
        {actions}
      </Flex>
    </Flex>
  );
}

/** The progress of an upload or of the processing, from 0 to 1, with its text and percentage. */
export function LabelledProgress({ label, progress }: { label: string; progress: number }) {
  const { i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(progress);
  return (
    <Stack gap="1">
      <Flex gap="3" justify="space-between" aria-hidden>
        <Text size="xs" tone="muted" clamp>
          {label}
        </Text>
        <Text size="xs" tone="muted" fontVariantNumeric="tabular-nums">
          {percent}
        </Text>
      </Flex>
      <ProgressBar value={progress} label={label} />
    </Stack>
  );
}

export interface UploadFailureProps {
  message: string;
  /** The button that uploads the file again. Absent if another try would fail, too. */
  retry?: { label: string; onClick: () => void } | undefined;
}

/** The error of a failed upload, with a button to try it again. */
export function UploadFailure({ message, retry }: UploadFailureProps) {
  return (
    <Flex gap="3" align="center" wrap="wrap" role="alert">
      <Text size="xs" tone="danger">
        {message}
      </Text>
      {retry && (
        <Button size="sm" variant="outline" onClick={retry.onClick}>
          {retry.label}
        </Button>
      )}
    </Flex>
  );
}

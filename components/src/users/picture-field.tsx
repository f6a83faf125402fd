import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, type FormResult, ProgressBar, Stack, showToast, styled, Text } from '../primitives/index.ts';

/** The media types that the server accepts for pictures (rule F1). */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Uploads a picture, and reports the progress from 0 to 1. */
export type UploadPicture = (file: File, onProgress: (fraction: number) => void) => Promise<FormResult<'file'>>;

export interface PictureFieldProps {
  label: string;
  /** The current picture. */
  children: ReactNode;
  upload: UploadPicture;
}

const PickLabel = styled('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    px: '6',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'full',
    fontWeight: 'semibold',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: '0.5', cursor: 'not-allowed' },
  },
});

/**
 * A picture with a button that replaces it. A selected file is uploaded immediately, with its progress and any error.
 */
export function PictureField({ label, children, upload }: PictureFieldProps) {
  const { t } = useTranslation(['users', 'common']);
  const id = useId();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isUploading = progress !== undefined;
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setProblem(undefined);
    setProgress(0);
    const result = await upload(file, setProgress);
    setProgress(undefined);
    if ('error' in result) setProblem(result.error);
    else if ('fieldErrors' in result) setProblem(result.fieldErrors.file);
    else showToast({ text: t('common:changesSaved'), tone: 'success' });
  };
  return (
    <Box display="flex" gap="4" alignItems="center" flexWrap="wrap">
      {children}
      <Stack gap="2" align="flex-start" flex="1" minW="200px">
        <PickLabel htmlFor={id}>
          {label}
          <styled.input
            id={id}
            type="file"
            accept={pictureTypes}
            onChange={choose}
            srOnly
            disabled={isUploading}
            aria-describedby={isUploading ? undefined : `${id}-help`}
          />
        </PickLabel>
        {isUploading ? (
          <Box display="grid" alignContent="center" w="full" maxW="240px" h="1.5em" fontSize="xs">
            <ProgressBar value={progress} label={t('avatar.uploading')} />
          </Box>
        ) : (
          <Text id={`${id}-help`} size="xs" tone="subtle">
            {t('avatar.help')}
          </Text>
        )}
        {problem && (
          <Text role="alert" size="xs" tone="danger">
            {problem}
          </Text>
        )}
      </Stack>
    </Box>
  );
}

import { Download, ImageIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, maxBytes } from '../content/index.ts';
import { FilePicker, type PickedFile } from '../primitives/file-picker/index.ts';
import { Box, Flex, Text, Thumbnail } from '../primitives/index.ts';
import type { ProductDraftState, ProductFileName } from './use-product-draft.ts';

/** A file that the product already has. */
export interface CurrentFile {
  name: string;
  /** The size of the file, or another detail. */
  detail?: string | undefined;
  url?: string | null | undefined;
}

export interface ProductFileFieldProps {
  name: ProductFileName;
  draft: ProductDraftState;
  /** The progress of the upload from 0 to 1; undefined while this file is not being uploaded. */
  progress: number | undefined;
  current: CurrentFile | null;
}

/** Returns the object URL of a selected picture. */
function usePreviewUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setUrl(undefined);
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}

function Current({ name, current }: { name: ProductFileName; current: CurrentFile }) {
  const { t } = useTranslation('store');
  return (
    <Flex gap="3" align="center" p="2" borderRadius="control" bg="bg.raised">
      <Thumbnail size="sm" url={current.url} icon={name === 'image' ? ImageIcon : Download} />
      <Box minW="0">
        <Text overflowWrap="anywhere">
          {current.name}
          {current.detail && ` · ${current.detail}`}
        </Text>
        <Text size="xs" tone="muted">
          {t(name === 'image' ? 'form.replacePicture' : 'form.replaceFile')}
        </Text>
      </Box>
    </Flex>
  );
}

/** The field for the picture of a product, or for the file that its buyers download. */
export function ProductFileField({ name, draft, progress, current }: ProductFileFieldProps) {
  const { t } = useTranslation('store');
  const { files, fileErrors, progress: ofAll, setFile, registerFile } = draft;
  const file = files[name];
  const error = fileErrors[name];
  const previewUrl = usePreviewUrl(file);
  const kind = name === 'image' ? 'photo' : 'download';
  const status = ofAll !== undefined ? 'uploading' : error ? 'failed' : 'waiting';
  const picked: PickedFile[] = file
    ? [
        {
          id: name,
          name: file.name,
          status,
          ...(previewUrl && { previewUrl }),
          ...(progress !== undefined && { progress }),
          ...(error && { error }),
        },
      ]
    : [];
  return (
    // The field gets the focus if the server has refused its file.
    <Box ref={(field: HTMLDivElement | null) => registerFile(name, field)} tabIndex={-1} outline="none">
      <FilePicker
        label={name === 'image' ? t('form.picture') : t('form.file')}
        help={name === 'image' ? t('form.pictureHelp') : t('form.fileHelp')}
        accept={acceptedTypes[kind]}
        maxBytes={maxBytes[kind]}
        maxFiles={1}
        files={picked}
        {...(error && !file && { error })}
        onAdd={([added]) => setFile(name, added)}
        onRemove={() => setFile(name, undefined)}
      >
        {current && !file && <Current name={name} current={current} />}
      </FilePicker>
    </Box>
  );
}

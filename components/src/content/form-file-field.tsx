import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePicker, type FilePickerProps, type PickedFile } from '../primitives/file-picker/index.ts';
import { Box, Flex, Text, Thumbnail } from '../primitives/index.ts';
import type { FormFilesState } from './use-form-files.ts';
import { useObjectUrl } from './use-object-url.ts';

/** A file that the item already has. */
export interface CurrentFile {
  name: string;
  /** The size of the file, or another detail. */
  detail?: string | undefined;
  url?: string | null | undefined;
  icon: LucideIcon;
  /** The text that says how another file affects this one. The default says that it is replaced. */
  help?: string;
  /** A button, such as one that removes the file. */
  action?: ReactNode;
}

export interface FormFileFieldProps<Name extends string>
  extends Pick<FilePickerProps, 'label' | 'help' | 'accept' | 'maxBytes' | 'takesPastesOfForm'> {
  name: Name;
  files: FormFilesState<Name>;
  current?: CurrentFile | null;
}

function Current({ current: { name, detail, url, icon, help, action } }: { current: CurrentFile }) {
  const { t } = useTranslation('content');
  return (
    <Flex gap="3" align="center" p="2" borderRadius="control" bg="bg.raised">
      <Thumbnail size="sm" url={url} icon={icon} />
      <Box minW="0" flex="1">
        <Text overflowWrap="anywhere">
          {name}
          {detail && ` · ${detail}`}
        </Text>
        <Text size="xs" tone="muted">
          {help ?? t('upload.replace')}
        </Text>
      </Box>
      {action}
    </Flex>
  );
}

/** The field for one file of a form that sends its files together with the other fields. */
export function FormFileField<Name extends string>(props: FormFileFieldProps<Name>) {
  const { name, files: state, current, ...picker } = props;
  const { files, errors, progress: ofAll, progressOf, setFile, registerFile } = state;
  const file = files[name];
  const error = errors[name];
  const progress = progressOf(name);
  const previewUrl = useObjectUrl(file?.type.startsWith('image/') ? file : undefined);
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
        {...picker}
        maxFiles={1}
        files={picked}
        {...(error && !file && { error })}
        onAdd={([added]) => setFile(name, added)}
        onRemove={() => setFile(name, undefined)}
      >
        {current && !file && <Current current={current} />}
      </FilePicker>
    </Box>
  );
}

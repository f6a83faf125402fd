import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';
import { type PickedFile, PickedFileRow } from './picked-file-row.tsx';
import { usePastedFiles } from './use-pasted-files.ts';
import { type FileRules, type ValidatedFiles, validateFiles } from './validate-files.ts';

/**
 * The picker shows a list of files. The app keeps that list: it uploads files, reports the progress, and cancels the
 * upload of a removed file.
 */
export interface FilePickerProps extends FileRules {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Rendered below the label, such as the stored file that a new one replaces. */
  children?: ReactNode;
  files: readonly PickedFile[];
  /** Called with the accepted files. The picker explains why other files were rejected. */
  onAdd: (files: File[]) => void;
  /** Called to remove a file. The app cancels its upload. */
  onRemove: (id: string) => void;
  /** Called to upload a file again after a failure. */
  onRetry?: (id: string) => void;
  disabled?: boolean;
  /** Whether files that are pasted anywhere in the form are added, for the main files of a form. */
  takesPastesOfForm?: boolean;
}

const megabyte = 1024 * 1024;

/** Formats a limit as the server does, so that both say "20 MB" or "2 GB". */
function formatLimit(bytes: number): string {
  const megabytes = Math.round(bytes / megabyte);
  return megabytes >= 1024 ? `${Math.round(megabytes / 1024)} GB` : `${megabytes} MB`;
}

function useRejectionMessages(rules: FileRules) {
  const { t } = useTranslation(['common', 'files']);
  return (validated: ValidatedFiles): string[] =>
    [
      validated.wrongType > 0 && t('files:wrongType', { count: validated.wrongType }),
      ...Array.from(validated.tooLarge, ([limit, count]) => t('files:tooLarge', { count, size: formatLimit(limit) })),
      validated.tooMany > 0 && t('files:tooMany', { count: rules.maxFiles ?? 0 }),
    ].filter((text) => text !== false);
}

/** Ignores files that are dropped beside the picker. The browser would open them instead of the page. */
function useDropGuard() {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

/**
 * Lets the user add files by drop, paste or a file dialog. Lists them with preview, progress, and buttons to retry and
 * remove.
 */
export function FilePicker(props: FilePickerProps) {
  const { label, help, error, children, files, onAdd, onRemove, onRetry, ...others } = props;
  const { disabled = false, takesPastesOfForm = false, ...rules } = others;
  const { t } = useTranslation(['common', 'files']);
  const id = useId();
  useDropGuard();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [rejections, setRejections] = useState<string[]>([]);
  const describeRejections = useRejectionMessages(rules);
  const add = (list: FileList | null | undefined) => {
    if (disabled || !list || list.length === 0) return;
    const validated = validateFiles([...list], rules, files.length);
    setRejections(describeRejections(validated));
    if (validated.accepted.length > 0) onAdd(validated.accepted);
  };
  const picker = useRef<HTMLFieldSetElement>(null);
  usePastedFiles(picker, takesPastesOfForm, add);
  const problems = error ? [error, ...rejections] : rejections;
  const full = files.length >= (rules.maxFiles ?? Number.POSITIVE_INFINITY);
  return (
    <styled.fieldset
      ref={picker}
      display="grid"
      gap="2"
      minW="0"
      aria-describedby={`${id}-help ${id}-problems`}
      onDragOver={(event) => {
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // The pointer also leaves the picker's children while it stays within the picker.
        if (!currentTarget.contains(relatedTarget as Node | null)) setDraggedOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setDraggedOver(false);
        add(event.dataTransfer.files);
      }}
    >
      <styled.legend fontSize="sm" fontWeight="semibold" mb="2">
        {label}
      </styled.legend>
      {children}
      {!full && (
        <styled.label
          display="grid"
          justifyItems="center"
          gap="2"
          px="4"
          py="6"
          textAlign="center"
          border="1.5px dashed"
          borderColor={isDraggedOver ? 'focus.ring' : 'border.control'}
          borderRadius="card"
          bg={isDraggedOver ? 'bg.raised' : 'bg.field'}
          color="fg.muted"
          cursor={disabled ? 'not-allowed' : 'pointer'}
          opacity={disabled ? '0.55' : '1'}
          _focusWithin={{ outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' }}
        >
          <Icon icon={Upload} />
          {t('files:drop')}
          <styled.input
            type="file"
            srOnly
            aria-label={t('files:choose')}
            accept={rules.accept}
            multiple={rules.maxFiles !== 1}
            disabled={disabled}
            onChange={(event) => {
              add(event.currentTarget.files);
              // Resets the input, so that the user can select a removed file again.
              event.currentTarget.value = '';
            }}
          />
        </styled.label>
      )}
      <styled.div id={`${id}-help`} fontSize="xs" color="fg.subtle" overflowWrap="anywhere">
        {help}
      </styled.div>
      <styled.div id={`${id}-problems`} role="status" fontSize="xs" color="danger.text">
        {problems.map((problem) => (
          <p key={String(problem)}>{problem}</p>
        ))}
      </styled.div>
      {files.length > 0 && (
        <styled.ul display="grid" gap="2" listStyleType="none">
          {files.map((file) => (
            <PickedFileRow
              key={file.id}
              file={file}
              onRemove={() => onRemove(file.id)}
              onRetry={onRetry && (() => onRetry(file.id))}
            />
          ))}
        </styled.ul>
      )}
    </styled.fieldset>
  );
}

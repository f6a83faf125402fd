import type { LibraryFile, LibraryFileKind } from '@fanlight/sdk/models';
import { AudioLines, Film, ImageIcon, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The icons of files without a picture. */
export const kindIcons: Record<LibraryFileKind, LucideIcon> = { photo: ImageIcon, video: Film, audio: AudioLines };

const kilobyte = 1024;

/** Returns the size of a file, such as "2.8 MB". */
export function formatSize(bytes: number, locale: string): string {
  const [unit, value] =
    bytes < kilobyte ** 2
      ? (['kilobyte', bytes / kilobyte] as const)
      : bytes < kilobyte ** 3
        ? (['megabyte', bytes / kilobyte ** 2] as const)
        : (['gigabyte', bytes / kilobyte ** 3] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** Returns the name of a file; a file without a name is named by its kind. */
export function useFileName(): (file: Pick<LibraryFile, 'name' | 'kind'>) => string {
  const { t } = useTranslation('library');
  return ({ name, kind }) => name || t(`kind.${kind}`);
}

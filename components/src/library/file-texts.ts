import type { LibraryFile, LibraryFileKind } from '@fanlight/sdk/models';
import { AudioLines, Film, ImageIcon, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The icons of files without a picture. */
export const kindIcons: Record<LibraryFileKind, LucideIcon> = { photo: ImageIcon, video: Film, audio: AudioLines };

/** Returns the name of a file; a file without a name is named by its kind. */
export function useFileName(): (file: Pick<LibraryFile, 'name' | 'kind'>) => string {
  const { t } = useTranslation('library');
  return ({ name, kind }) => name || t(`kind.${kind}`);
}

import type { LibraryFile } from '@fanlight/sdk/models';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';

/** Loaded when the dialog opens, because forms are open without it most of the time. */
const ChooserDialog = lazy(() => import('./library-chooser-dialog.tsx'));

/** The files that the performer may choose. */
export interface LibraryRequest {
  maxFiles: number;
  /** The ids of files that the item already has. */
  presentIds: readonly string[];
}

/** Opens the media library. Resolves with the chosen files, which are none if the dialog is closed. */
type ChooseFromLibrary = (request: LibraryRequest) => Promise<LibraryFile[]>;

/** Returns the function that lets the performer choose files of the media library (rule F4), and its dialog. */
export function useLibraryChooser(): { choose: ChooseFromLibrary; dialog: ReactNode } {
  const [request, setRequest] = useState<LibraryRequest | null>(null);
  const resolve = useRef<(files: LibraryFile[]) => void>(undefined);
  const choose = useCallback<ChooseFromLibrary>((next) => {
    setRequest(next);
    return new Promise((resolveChoice) => {
      resolve.current = resolveChoice;
    });
  }, []);
  const end = (files: LibraryFile[]) => {
    setRequest(null);
    resolve.current?.(files);
  };
  return {
    choose,
    dialog: request && (
      <Suspense fallback={null}>
        <ChooserDialog request={request} onChoose={end} onClose={() => end([])} />
      </Suspense>
    ),
  };
}

export { LibraryChooser, type LibraryChooserProps } from './library-chooser.tsx';
export { LibraryFileDialog, type LibraryFileDialogProps } from './library-file-dialog.tsx';
export { fileKinds, type LibraryFilter, libraryUses, wholeLibrary } from './library-filter.ts';
export { LibraryScreen, type LibraryScreenProps } from './library-screen.tsx';

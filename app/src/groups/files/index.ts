export { libraryParamsOf } from './library-params.ts';
export { useLibraryChooser } from './use-library-chooser.tsx';

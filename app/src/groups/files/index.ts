export { libraryParamsOf } from './library-params.ts';
export { type ChooseFromLibrary, useLibraryChooser } from './use-library-chooser.tsx';

export { FilePicker, type FilePickerProps } from './file-picker.tsx';
export type { PickedFile } from './picked-file-row.tsx';

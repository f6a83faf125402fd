const photo = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const video = 'video/mp4,video/quicktime,video/webm,video/x-matroska,.mkv';
const audio = 'audio/mpeg,audio/mp4,audio/x-m4a,audio/ogg,audio/wav,audio/x-wav,.m4a';

/** The types that `<input accept>` offers, by what the file is used for (rule F1). */
export const acceptedTypes = {
  photo,
  video,
  audio,
  captions: 'text/vtt,.vtt',
  story: `${photo},${video}`,
  /** An identity document (rule P7). */
  document: 'image/jpeg,image/png,application/pdf,.pdf',
  /** The file that buyers of a digital product download. */
  download: `${photo},${video},${audio},application/pdf,.pdf,.zip,.epub`,
} as const;

const megabyte = 1024 * 1024;

/** The limit of fields that accept several types. Pictures have the limit of a photo. */
const bytesOfType = ({ type }: Pick<File, 'type'>) => (type.startsWith('image/') ? 20 : 2048) * megabyte;

/** The maximum file size in bytes (rule F1). */
export const maxBytes = {
  photo: 20 * megabyte,
  video: 2048 * megabyte,
  audio: 200 * megabyte,
  captions: megabyte,
  story: bytesOfType,
  download: bytesOfType,
  document: 20 * megabyte,
} as const;

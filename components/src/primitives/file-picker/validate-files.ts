/** The rules of a file picker. */
export interface FileRules {
  /** Accepted types as in `<input accept>`: `image/*`, `image/png`, `.vtt`, separated by commas. */
  accept?: string;
  /** Maximum size in bytes; a function if it depends on the file's type. */
  maxBytes?: number | ((file: File) => number);
  /** Maximum number of files, including those already picked. */
  maxFiles?: number;
}

/** The accepted files, and the number of rejected files by reason. */
export interface ValidatedFiles {
  accepted: File[];
  wrongType: number;
  /** Number of files that are too large, by the exceeded limit in bytes. */
  tooLarge: ReadonlyMap<number, number>;
  tooMany: number;
}

function matches(file: File, accept: string | undefined): boolean {
  if (!accept) return true;
  return accept.split(',').some((part) => {
    const pattern = part.trim().toLowerCase();
    if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern);
    if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1));
    return file.type === pattern;
  });
}

/** Applies the rules, because browsers do not apply `accept` to dropped and pasted files. The server validates too. */
export function validateFiles(files: readonly File[], rules: FileRules, pickedCount: number): ValidatedFiles {
  const withAcceptedType = files.filter((file) => matches(file, rules.accept));
  const { maxBytes = Number.POSITIVE_INFINITY } = rules;
  const limitOf = (file: File) => (typeof maxBytes === 'number' ? maxBytes : maxBytes(file));
  const withinLimit = withAcceptedType.filter((file) => file.size <= limitOf(file));
  const tooLarge = new Map<number, number>();
  for (const file of withAcceptedType)
    if (file.size > limitOf(file)) tooLarge.set(limitOf(file), (tooLarge.get(limitOf(file)) ?? 0) + 1);
  const accepted = withinLimit.slice(0, Math.max(0, (rules.maxFiles ?? Number.POSITIVE_INFINITY) - pickedCount));
  return {
    accepted,
    wrongType: files.length - withAcceptedType.length,
    tooLarge,
    tooMany: withinLimit.length - accepted.length,
  };
}

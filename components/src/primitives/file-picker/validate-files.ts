/** The files that a picker accepts. */
export interface FileRules {
  /** The accepted types, separated by commas as in `<input accept>`: `image/*`, `image/png`, `.vtt`. */
  accept?: string;
  /** The maximum size in bytes. A function returns the maximum for a file's type. */
  maxBytes?: number | ((file: File) => number);
  /** The maximum number of files, including those that are already in the list. */
  maxFiles?: number;
}

/** The accepted files, and the number of rejected files for each reason. */
export interface ValidatedFiles {
  accepted: File[];
  wrongType: number;
  /** The number of files that are too large, by the exceeded maximum in bytes. */
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

/**
 * Applies the rules of a picker. Browsers do not apply `accept` to dropped and pasted files. The server validates all
 * files again.
 */
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

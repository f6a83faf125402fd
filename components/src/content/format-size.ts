const kilobyte = 1024;

/** Returns the size of a file, such as "2.8 MB". The units are those of the limits of uploads. */
export function formatSize(bytes: number, locale: string): string {
  const [unit, value] =
    bytes < kilobyte ** 2
      ? (['kilobyte', bytes / kilobyte] as const)
      : bytes < kilobyte ** 3
        ? (['megabyte', bytes / kilobyte ** 2] as const)
        : (['gigabyte', bytes / kilobyte ** 3] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

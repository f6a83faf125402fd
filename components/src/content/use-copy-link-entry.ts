import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../primitives/index.ts';

/** Returns the entry "Copy link" of an item's menu. */
export function useCopyLinkEntry(onSelect: () => void): MenuEntry {
  const { t } = useTranslation('common');
  return { kind: 'action', label: t('copyLink'), icon: Link2, onSelect };
}

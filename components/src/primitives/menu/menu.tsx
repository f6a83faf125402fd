import { Check, type LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { defineRecipe, styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { useMenuPanel } from './use-menu-panel.ts';

/** An entry of a menu: a link, an action, one of several choices (radio item), or a separator. */
export type MenuEntry =
  | { kind: 'link'; label: string; href: string; icon?: LucideIcon; aside?: ReactNode }
  | { kind: 'action'; label: string; onSelect: () => void; icon?: LucideIcon; danger?: boolean }
  | { kind: 'choice'; label: string; checked: boolean; onSelect: () => void; lang?: string }
  | { kind: 'rule'; id: string };

/** The props of the button that opens the menu. Spread them onto a `Button` or `IconButton`. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  /** The id of the menu while it is open. */
  'aria-controls': string | undefined;
  onClick: () => void;
}

export interface MenuProps {
  /** The name of the menu for assistive technology. */
  label: string;
  entries: readonly MenuEntry[];
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** The edge of the button with which the menu is aligned. */
  align?: 'start' | 'end';
  /** Rendered above the entries, such as the user who is logged in. */
  header?: ReactNode;
}

const entryRecipe = defineRecipe({
  name: 'menuEntry',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: 'target',
    px: '3',
    borderRadius: 'control',
    color: 'fg.default',
    fontSize: 'sm',
    fontWeight: 'medium',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    _focusVisible: { bg: 'bg.raised', outlineOffset: '-2px' },
  },
  variants: { danger: { true: { color: 'danger.text' } } },
});
const EntryButton = styled('button', entryRecipe, { defaultProps: { type: 'button', tabIndex: -1 } });
const EntryLink = styled(Link, entryRecipe);

function Entry({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  if (entry.kind === 'rule') return <styled.hr h="1px" my="2" border="0" bg="border.hairline" />;
  if (entry.kind === 'link') {
    return (
      <EntryLink to={entry.href} role="menuitem" tabIndex={-1} onClick={onDone}>
        {entry.icon && <Icon icon={entry.icon} />}
        <styled.span flex="1">{entry.label}</styled.span>
        {entry.aside}
      </EntryLink>
    );
  }
  const select = () => {
    onDone();
    entry.onSelect();
  };
  if (entry.kind === 'choice') {
    return (
      <EntryButton role="menuitemradio" aria-checked={entry.checked} lang={entry.lang} onClick={select}>
        <styled.span flex="1">{entry.label}</styled.span>
        {entry.checked && <Icon icon={Check} />}
      </EntryButton>
    );
  }
  return (
    <EntryButton role="menuitem" danger={entry.danger} onClick={select}>
      {entry.icon && <Icon icon={entry.icon} />}
      {entry.label}
    </EntryButton>
  );
}

/** A button with a menu. Arrow keys, Home, End, letters and Escape work as in the ARIA menu pattern. */
export function Menu({ label, entries, trigger, align = 'end', header }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const { open, toggle, close, panel, onKeyDown } = useMenuPanel(anchor, align);
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: toggle,
      })}
      {open && (
        <styled.div
          ref={(element: HTMLDivElement | null) => {
            // The attribute is set here, before the effect that opens the popover.
            element?.setAttribute('popover', 'manual');
            panel.current = element;
          }}
          onKeyDown={onKeyDown}
          position="fixed"
          inset="auto"
          m="0"
          p="2"
          minW="220px"
          maxW="calc(100vw - 16px)"
          maxH="calc(100dvh - 16px)"
          overflowY="auto"
          color="fg.default"
          bg="bg.surface"
          border="1px solid"
          borderColor="border.hairline"
          borderRadius="card"
          boxShadow="floating"
          animation="appear 120ms"
        >
          {header}
          <div role="menu" id={id} aria-label={label}>
            {entries.map((entry) => (
              <Entry key={entry.kind === 'rule' ? entry.id : entry.label} entry={entry} onDone={close} />
            ))}
          </div>
        </styled.div>
      )}
    </>
  );
}

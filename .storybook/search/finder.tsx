import * as React from 'react';
import { createPortal } from 'react-dom';
import { useStorybookApi } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { listChosen } from '../chosen.ts';
import { useChosen } from '../use-chosen.ts';
import { type Found, kindOf, maximum } from './find.ts';
import { styleOf } from './finder-style.ts';
import { focusToolbar } from './focus.ts';
import { readSettings, withSettings } from './settings.ts';
import { useFinder, useSearchPlace } from './use-finder.ts';
import { useShortcuts } from './use-shortcuts.ts';

const hint = 'Find, e.g. wallet, es, phone';

const nameOf = ({ type, name, title }: Found) => (type === 'docs' ? `${title.split('/').at(-1)}, all states` : name);
/** Returns the number of results, and the values of the toolbar with which they open. */
const describe = (count: number, settings: string, isReset: boolean) => {
  const opening = settings || (isReset ? 'the default settings' : '');
  return `${count === maximum ? `The best ${maximum}` : `${count} found`}${opening && `, to open with ${opening}`}`;
};

/** The maximum number of milliseconds until the sidebar has opened the folders of a story. */
const openingMs = 2000;

/** Scrolls the sidebar to a story. Storybook does this before it has opened the folders of the story. */
function showInSidebar(id: string): void {
  const scroll = () => {
    const item = document.querySelector(`#storybook-explorer-tree [data-item-id="${CSS.escape(id)}"]`);
    item?.scrollIntoView({ block: 'center' });
    return item !== null;
  };
  const until = performance.now() + openingMs;
  const attempt = () => requestAnimationFrame(() => scroll() || performance.now() > until || attempt());
  attempt();
}

const optionId = (index: number) => `fanlight-finder-${index}`;

/**
 * The search for stories. It takes the place of Storybook's own field, which finds single words only. The values of the
 * toolbar that a search names, such as "Spanish" or "phone", are set when a result is opened.
 */
export function Finder() {
  const api = useStorybookApi();
  const [search, setSearch] = React.useState('');
  const [isOpen, setOpen] = React.useState(false);
  const [active, setActive] = React.useState(0);
  const field = React.useRef<HTMLInputElement>(null);
  const list = React.useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = React.useState(false);
  const find = useFinder(isUsed);
  const { named, rest } = readSettings(search);
  const results = React.useMemo(() => find?.(rest) ?? [], [find, rest]);
  const style = styleOf(useTheme());
  const { globals, chosen, name } = useChosen();
  const [isReset, setReset] = React.useState(false);
  const withNamed = withSettings(isReset ? '' : globals, named);
  const place = useSearchPlace();
  useShortcuts(field, place);

  const isShown = isOpen && search.trim() !== '' && find !== undefined;
  React.useEffect(() => {
    list.current?.togglePopover(isShown);
    if (!isShown) return setReset(false);
    const follow = () => {
      const { left = 0, bottom = 0 } = field.current?.getBoundingClientRect() ?? {};
      if (list.current) Object.assign(list.current.style, { left: `${left}px`, top: `${bottom + 8}px` });
    };
    follow();
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [isShown]);
  React.useEffect(() => {
    if (isShown) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, isShown]);

  const close = () => {
    setOpen(false);
    field.current?.blur();
  };
  // A click on a result or on the scroll bar moves the focus into the list.
  const leave = ({ relatedTarget }: React.FocusEvent) =>
    list.current?.parentElement?.contains(relatedTarget) || setOpen(false);
  const linkTo = ({ id, type }: Found) => `?path=/${type}/${id}${withNamed && `&globals=${withNamed}`}`;
  const open = (result: Found) => {
    setSearch('');
    // Storybook loses a value that changes together with the story, so both are opened by their link.
    if (named.length > 0 || isReset) {
      focusToolbar(true);
      return location.assign(linkTo(result));
    }
    api.selectStory(result.id, undefined, { viewMode: result.type });
    showInSidebar(result.id);
    setOpen(false);
    focusToolbar(false);
  };
  const move = (by: 1 | -1) => results.length > 0 && setActive((active + by + results.length) % results.length);
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => results[active] && open(results[active]),
    Escape: () => (isOpen && search ? setOpen(false) : close()),
  };
  if (!place) return null;
  return createPortal(
    <div className="fanlight-finder">
      <style>{style}</style>
      <input
        ref={field}
        role="combobox"
        aria-label="Find a state"
        aria-keyshortcuts="/"
        aria-expanded={isShown}
        aria-controls="fanlight-finder-list"
        aria-autocomplete="list"
        aria-activedescendant={isShown && results[active] ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={search}
        onFocus={() => {
          setUsed(true);
          setOpen(true);
        }}
        onBlur={leave}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          const act = keys[event.key];
          // Enter also ends the composition of an input method.
          if (!act || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          act();
        }}
      />
      <kbd aria-hidden>/</kbd>
      <div ref={list} popover="manual">
        <div className="fanlight-finder-summary">
          <p role="status">
            {isShown &&
              (results.length === 0
                ? 'No state has these words.'
                : describe(results.length, name(listChosen(withNamed)), isReset))}
          </p>
          {isShown && chosen.length > 0 && !isReset && (
            <button
              type="button"
              onBlur={leave}
              onClick={() => {
                setReset(true);
                // The button disappears, and would take the focus with it.
                field.current?.focus();
              }}
            >
              Reset settings
            </button>
          )}
        </div>
        <div id="fanlight-finder-list" role="listbox" aria-label="States" tabIndex={-1} onBlur={leave}>
          {isShown &&
            results.map((result, index) => (
              <a
                key={result.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={linkTo(result)}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  open(result);
                }}
              >
                <span>
                  {nameOf(result)} <b>{kindOf(result)}</b>
                </span>
                <small>{result.title.replaceAll('/', ' › ')}</small>
                {result.missing.length > 0 && <small>Without: {result.missing.join(', ')}</small>}
              </a>
            ))}
        </div>
      </div>
    </div>,
    place,
  );
}

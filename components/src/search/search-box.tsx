import { searchPerformersQMaxLength } from '@fanlight/sdk/bounds';
import type { Performer, SearchKeyword } from '@fanlight/sdk/models';
import { History, Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestionList, SuggestionOption } from '../content/index.ts';
import { Avatar, Box, Handle, Icon, IconButton, styled, Text, TextInput } from '../primitives/index.ts';

export interface SearchBoxProps {
  /**
   * The words of the current search. If they change, they replace the typed text, unless this field started the search:
   * its results may arrive while the viewer is typing the next words.
   */
  q: string;
  /** Performers that match the typed text. */
  creators: readonly Performer[];
  /** Keywords that begin with the typed text. */
  suggestions: readonly SearchKeyword[];
  /** Called with the typed text. The app then fetches suggestions. */
  onType: (text: string) => void;
  /** Starts a search. Not called for an empty text. */
  onSearch: (q: string) => void;
  /** Opens the profile of a suggested performer. */
  onOpenCreator: (performer: Performer) => void;
}

/** An entry of the list of suggestions. */
type Suggestion = { kind: 'creator'; creator: Performer } | { kind: 'keyword'; keyword: SearchKeyword };

function indexAfterKey(key: string, active: number, total: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 >= total ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? total - 1 : active - 1;
  return undefined;
}

function SuggestionContent({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation('search');
  if (suggestion.kind === 'keyword') {
    const { keyword, isOwn } = suggestion.keyword;
    return (
      <>
        <Box as="span" color="fg.subtle" lineHeight="0">
          <Icon icon={isOwn ? History : Search} size={18} {...(isOwn && { label: t('searchedBefore') })} />
        </Box>
        {keyword}
      </>
    );
  }
  const { name, username, avatar } = suggestion.creator;
  return (
    <>
      <Avatar name={name} src={avatar} size="sm" decorative />
      <Box as="span" minW="0">
        {name}
        {username && (
          <Text as="span" display="block" tone="subtle" size="xs">
            <Handle username={username} />
          </Text>
        )}
      </Box>
    </>
  );
}

function keyOf(suggestion: Suggestion): string {
  return suggestion.kind === 'creator' ? suggestion.creator._id : suggestion.keyword.keyword;
}

function Suggestions(props: {
  id: string;
  suggestions: readonly Suggestion[];
  active: number;
  onPick: (suggestion: Suggestion) => void;
}) {
  const { id, suggestions, active, onPick } = props;
  const { t } = useTranslation('search');
  return (
    <SuggestionList id={id} role="listbox" aria-label={t('suggestions')}>
      {suggestions.map((suggestion, index) => (
        <SuggestionOption
          key={`${suggestion.kind}-${keyOf(suggestion)}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the text field when a suggestion is pressed.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
        >
          <SuggestionContent suggestion={suggestion} />
        </SuggestionOption>
      ))}
    </SuggestionList>
  );
}

/** A search field that suggests performers and keywords (ARIA combobox). */
export function SearchBox({ q, creators, suggestions: keywords, onType, onSearch, onOpenCreator }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const [searched, setSearched] = useState(q);
  // The words of a search that this field started and whose results have not arrived yet.
  const [started, setStarted] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  if (searched !== q) {
    setSearched(q);
    setStarted(undefined);
    if (q !== started) setText(q);
  }
  const suggestions: Suggestion[] = [
    ...creators.map((creator) => ({ kind: 'creator' as const, creator })),
    ...keywords.map((keyword) => ({ kind: 'keyword' as const, keyword })),
  ];
  const isShown = isOpen && suggestions.length > 0;
  const change = (next: string) => {
    setText(next);
    setActive(-1);
    setOpen(true);
    onType(next);
  };
  const search = (typed: string) => {
    const query = typed.trim();
    if (query === '') return;
    setText(query);
    setStarted(query);
    setOpen(false);
    onSearch(query);
  };
  const pick = (suggestion: Suggestion) => {
    if (suggestion.kind === 'keyword') return search(suggestion.keyword.keyword);
    setOpen(false);
    onOpenCreator(suggestion.creator);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const selected = isShown ? suggestions[active] : undefined;
    if (selected) pick(selected);
    else search(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      return setOpen(false);
    }
    const next = indexAfterKey(event.key, isShown ? active : -1, suggestions.length);
    if (next === undefined || suggestions.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive(next);
  };
  return (
    <search>
      <styled.form position="relative" onSubmit={submit}>
        <TextInput
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={t('placeholder')}
          maxLength={searchPerformersQMaxLength}
          start={<Icon icon={Search} />}
          end={
            text !== '' && (
              <IconButton
                icon={X}
                size="sm"
                label={t('clear')}
                onClick={() => {
                  change('');
                  input.current?.focus();
                }}
              />
            )
          }
          value={text}
          onChange={({ target }) => change(target.value)}
          onFocus={() => {
            onType(text);
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        {isShown && <Suggestions id={id} suggestions={suggestions} active={active} onPick={pick} />}
        <Box srOnly role="status">
          {isShown && t('suggested', { count: suggestions.length })}
        </Box>
      </styled.form>
    </search>
  );
}

import { createFeedPollOptionsMaxItems, createFeedPollOptionsMinItems } from '@fanlight/sdk/bounds';
import type { Feed, FeedPoll } from '@fanlight/sdk/models';
import { useRef, useState } from 'react';
import { wasPublished } from './publication-field.tsx';

/** The state of the fields of a new poll. */
export interface PollDraft {
  question: string;
  /** The answers. Their keys are React keys, which do not change. */
  answers: { key: string; text: string }[];
  /** The duration. Null means that the poll has no end. */
  days: 1 | 3 | 7 | null;
}

/** The values of a new poll that are sent to the server. */
export interface PollValues {
  question: string;
  options: string[];
  /** The duration in days, which starts at the publication of the post. Null means that the poll has no end. */
  days: number | null;
}

export type PollProblem = 'missing' | 'double';

/** Returns the errors, by `question` or by the key of an answer. Empty if the poll is valid. */
export function problemsOf({ question, answers }: PollDraft): Map<string, PollProblem> {
  const problems = new Map<string, PollProblem>();
  if (question.trim() === '') problems.set('question', 'missing');
  const seen = new Set<string>();
  for (const { key, text } of answers) {
    const folded = text.trim().toLowerCase();
    if (folded === '') problems.set(key, 'missing');
    else if (seen.has(folded)) problems.set(key, 'double');
    seen.add(folded);
  }
  return problems;
}

/** Returns a new poll as it will be published, with the answers that have a text. */
function previewOf({ question, answers }: PollDraft): FeedPoll | null {
  if (question.trim() === '') return null;
  const written = answers.filter(({ text }) => text.trim() !== '');
  return {
    _id: 'preview',
    question: question.trim(),
    options: written.map(({ key, text }) => ({ _id: key, text: text.trim(), totalVotes: 0, isChosen: false })),
    totalVotes: 0,
    hasVoted: false,
    isClosed: false,
    endsAt: null,
  };
}

/** Returns the state of the poll in the form of a post. */
export function usePoll(initial: Feed | undefined) {
  const before = initial?.poll ?? null;
  const [kept, setKept] = useState<FeedPoll | null>(before);
  const [draft, setDraft] = useState<PollDraft | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const nextKey = useRef(0);
  const createAnswer = () => {
    nextKey.current += 1;
    return { key: `answer-${nextKey.current}`, text: '' };
  };
  const change = (changes: Partial<PollDraft>) => setDraft((poll) => poll && { ...poll, ...changes });
  const changeAnswers = (to: (answers: PollDraft['answers']) => PollDraft['answers']) =>
    setDraft((poll) => poll && { ...poll, answers: to(poll.answers) });
  return {
    /** The existing poll; null if the viewer has removed it. */
    kept,
    draft,
    /** The poll of a published post cannot be changed. */
    isFixed: wasPublished(initial),
    canRemoveAnswer: (draft?.answers.length ?? 0) > createFeedPollOptionsMinItems,
    canAddAnswer: (draft?.answers.length ?? 0) < createFeedPollOptionsMaxItems,
    begin: () => setDraft({ question: '', answers: [createAnswer(), createAnswer()], days: null }),
    change,
    write: (key: string, text: string) =>
      changeAnswers((answers) => answers.map((one) => (one.key === key ? { ...one, text } : one))),
    addAnswer: () => changeAnswers((answers) => [...answers, createAnswer()]),
    removeAnswer: (key: string) => changeAnswers((answers) => answers.filter((one) => one.key !== key)),
    remove() {
      setDraft(null);
      setKept(null);
      setRemoved(true);
    },
    /** The poll for a preview; null without a poll, or while it has no question. */
    preview: draft ? previewOf(draft) : kept,
    /**
     * Returns the poll to send: an empty object if it is unchanged, and `poll: null` if it is removed.
     *
     * @param hasDays - whether to send the duration; false for drafts
     */
    read(hasDays: boolean): { poll?: PollValues | null } {
      if (draft)
        return {
          poll: {
            question: draft.question.trim(),
            options: draft.answers.map(({ text }) => text.trim()),
            days: hasDays ? draft.days : null,
          },
        };
      // A new post without a poll also sends null, because its autosaved draft may have one.
      return isRemoved ? { poll: null } : {};
    },
  };
}

export type PollState = ReturnType<typeof usePoll>;

import type { Feed, FeedPoll } from '@fanlight/sdk/models';
import { useRef, useState } from 'react';

/** How long a poll is open, in days; `null` stays open. */
export const pollDays = [null, 1, 3, 7] as const;

/** Answers that a poll has at most, and at least. */
export const mostAnswers = 10;
const fewestAnswers = 2;

/** A poll that is being written. */
export interface PollDraft {
  question: string;
  /** Stable keys of the answers. */
  answers: { key: string; text: string }[];
  days: (typeof pollDays)[number];
}

/** The input of a new poll. */
export interface PollValues {
  question: string;
  options: string[];
  /** Days for which it is open once the post is out; null where it stays open. */
  days: number | null;
}

/** An error of a poll's field. */
export type PollProblem = 'missing' | 'double';

/** Errors of a poll by `question` and by the keys of its answers; empty if there is none. */
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

/** The poll of a post that is written or changed. */
export function usePoll(initial: Feed | undefined) {
  const before = initial?.poll ?? null;
  const [kept, setKept] = useState<FeedPoll | null>(before);
  const [draft, setDraft] = useState<PollDraft | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const nextKey = useRef(0);
  const answer = () => {
    nextKey.current += 1;
    return { key: `answer-${nextKey.current}`, text: '' };
  };
  const change = (changes: Partial<PollDraft>) => setDraft((poll) => poll && { ...poll, ...changes });
  const changeAnswers = (to: (answers: PollDraft['answers']) => PollDraft['answers']) =>
    setDraft((poll) => poll && { ...poll, answers: to(poll.answers) });
  return {
    /** The existing poll that is kept. */
    kept,
    draft,
    /** A poll with votes cannot be changed. */
    isFixed: initial !== undefined && (initial.status ?? 'published') === 'published',
    canRemoveAnswer: (draft?.answers.length ?? 0) > fewestAnswers,
    canAddAnswer: (draft?.answers.length ?? 0) < mostAnswers,
    begin: () => setDraft({ question: '', answers: [answer(), answer()], days: null }),
    change,
    write: (key: string, text: string) =>
      changeAnswers((answers) => answers.map((one) => (one.key === key ? { ...one, text } : one))),
    addAnswer: () => changeAnswers((answers) => [...answers, answer()]),
    removeAnswer: (key: string) => changeAnswers((answers) => answers.filter((one) => one.key !== key)),
    remove() {
      setDraft(null);
      setKept(null);
      setRemoved(true);
    },
    /**
     * The poll to send: undefined if it is unchanged, null if it is removed.
     *
     * @param hasDays - whether its days are counted from the publication
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
      // A new post has no poll, but its draft may have been saved with one.
      return isRemoved ? { poll: null } : {};
    },
  };
}

export type PollState = ReturnType<typeof usePoll>;

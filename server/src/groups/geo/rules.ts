import type { CameoQuestionKey, CameoRequestType, UserAdditional } from '@fanlight/sdk/models';

const requestTypes = ['birthday', 'advice', 'question', 'other'] as const satisfies CameoRequestType[];

const questionKeys = [
  'birthday_when',
  'birthday_old',
  'birthday_doing',
  'instructions',
  'question_question',
  'advice_on',
  'advice_help',
  'other_relation',
  'other_occasion',
  'other_reason',
  'to_know',
] as const satisfies CameoQuestionKey[];

/** The request type of a question, by its prefix; null for questions that belong to every type. */
const typeOf = (key: string): CameoRequestType | null =>
  requestTypes.find((type) => key.startsWith(`${type}_`)) ?? null;

/** Options of forms about users and personalised requests (rule G1). */
export const userAdditional: UserAdditional = {
  genders: ['female', 'male'],
  recipientKinds: ['myself', 'someone_else'],
  requestTypes: [...requestTypes],
  questions: questionKeys.map((key) => ({ key, requestType: typeOf(key) })),
};

/** A list that is returned without paging. */
export const whole = <T>(data: T[]) => ({ data: { data, total: data.length, isMore: false } });

/** Compares names by English rules, on every host alike. */
export const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');

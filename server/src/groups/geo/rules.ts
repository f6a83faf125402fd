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

/** Returns the request type that is the prefix of a question's key; null if the question belongs to every type. */
const requestTypeOf = (key: string): CameoRequestType | null =>
  requestTypes.find((type) => key.startsWith(`${type}_`)) ?? null;

/** Options of forms about users and personalised requests (rule G1). */
export const userAdditional: UserAdditional = {
  genders: ['female', 'male'],
  recipientKinds: ['myself', 'someone_else'],
  requestTypes: [...requestTypes],
  questions: questionKeys.map((key) => ({ key, requestType: requestTypeOf(key) })),
};

/** Returns the response of a list that is not paged. */
export const toUnpagedList = <T>(data: T[]) => ({ data: { data, total: data.length, isMore: false } });

/** Compares names by the rules of English, so that the order does not depend on the language of the host. */
export const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');

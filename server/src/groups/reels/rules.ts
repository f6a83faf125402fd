import type { Audience } from '@fanlight/sdk/models';

/** What can be said of a reel; what is undefined stays as it is. */
interface ReelFields {
  text?: string;
  audience?: Audience;
}

/** The text fields of a form that the contract's validator has passed. */
export const readReelFields = ({ text, audience }: Record<string, string>): ReelFields => ({
  ...(text !== undefined && { text: text.trim() }),
  ...(audience !== undefined && { audience: audience as Audience }),
});

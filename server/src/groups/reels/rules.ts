import type { Audience } from '@fanlight/sdk/models';

/** The fields of a reel. A field that is undefined does not change. */
interface ReelFields {
  text?: string;
  audience?: Audience;
}

/** Reads the text fields of a validated form. */
export const readReelFields = ({ text, audience }: Record<string, string>): ReelFields => ({
  ...(text !== undefined && { text: text.trim() }),
  ...(audience !== undefined && { audience: audience as Audience }),
});

/** The messages that a user can send in ten seconds, and in ten minutes. */
export const sendLimits = {
  burst: { points: 20, seconds: 10 },
  sustained: { points: 200, seconds: 600 },
};

/** The text of a deleted message (specification, "Error messages"). */
export const deletedText = 'Message deleted!';

/**
 * Returns the id of the next message of a conversation: the given new id, or the one after the latest message if the
 * clocks of two processes differ. So the ids are in the order of the commits (rule C2).
 */
export function idAfter(latestId: string | null, newId: string): string {
  if (latestId === null || newId > latestId) return newId;
  return (BigInt(`0x${latestId}`) + 1n).toString(16).padStart(latestId.length, '0');
}

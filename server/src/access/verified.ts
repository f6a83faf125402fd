import type { PerformerStatus } from '@fanlight/sdk/models';

/** The facts that decide whether an account is verified. `status` is null if the account is not a performer. */
interface Verifiable {
  /** False for a deleted performer. The row of the account is kept for sold items (rule P8). */
  isPerformer: boolean;
  status: PerformerStatus | null;
}

/**
 * Whether an operator has approved the performer's identity (rule P7). All fields named `isVerified` have this meaning.
 */
export const isVerifiedPerformer = ({ isPerformer, status }: Verifiable): boolean =>
  isPerformer && status === 'approved';

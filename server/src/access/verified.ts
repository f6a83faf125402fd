import type { PerformerStatus } from '@fanlight/sdk/models';

/** The facts that decide whether an account is verified; `status` is null if the account is not a performer. */
interface Verifiable {
  /** False for a deleted performer, whose row is kept for sold items (rule P8). */
  isPerformer: boolean;
  status: PerformerStatus | null;
}

/** Whether an operator approved the performer's identity (rule P7). `isVerified` means this everywhere. */
export const isVerifiedPerformer = ({ isPerformer, status }: Verifiable): boolean =>
  isPerformer && status === 'approved';

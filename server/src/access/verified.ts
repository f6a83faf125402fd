import type { PerformerStatus } from '@fanlight/sdk/models';

/** What an account's mark depends on; `status` is null for an account that is no performer. */
interface Verifiable {
  /** False for a deleted performer, whose row stays for what was sold (rule P8). */
  isPerformer: boolean;
  status: PerformerStatus | null;
}

/** Whether an operator approved the identity of a performer (rule P7): the one meaning of `isVerified` everywhere. */
export const isVerifiedPerformer = ({ isPerformer, status }: Verifiable): boolean =>
  isPerformer && status === 'approved';

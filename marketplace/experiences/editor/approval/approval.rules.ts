// Approval of a host's first publication by an operator, while that setting is on.

type Newcomer = {
  /** Whether the setting is on (ADM-11). */
  approval: boolean
  verified: boolean
  /** Whether anything of this host was public before; then somebody has already approved them. */
  publishedBefore: boolean
}

/** Whether a publication of this host needs approval. */
export const awaitsApproval = ({ approval, verified, publishedBefore }: Newcomer): boolean =>
  approval && !verified && !publishedBefore

export type Approval = {
  /** Whether publishing now would need approval. */
  needed: boolean
  /** Time of the submission (ISO instant); null when it does not wait. */
  submittedAt: string | null
  /** Why an operator returned it, until it is submitted or published again. */
  returnReason: string | null
}

export const approvalOf = (
  { submittedAt, returnReason }: { submittedAt: Date | null; returnReason: string | null },
  needed: boolean,
): Approval => ({ needed, submittedAt: submittedAt?.toISOString() ?? null, returnReason })

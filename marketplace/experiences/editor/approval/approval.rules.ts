// The first publication of a host, looked at by an operator before anybody sees it: only while that is switched on.

/** What decides whether a publication waits. */
export type Newcomer = {
  /** Whether first publications are looked at at all (ADM-11). */
  approval: boolean
  verified: boolean
  /** Whether anything of this host was ever public: then somebody has let it pass. */
  publishedBefore: boolean
}

/** Whether what this host publishes waits for an operator. */
export const awaitsApproval = ({ approval, verified, publishedBefore }: Newcomer): boolean =>
  approval && !verified && !publishedBefore

/** Where a publication stands between its host and the operators. */
export type Approval = {
  /** Whether publishing now would have to wait. */
  needed: boolean
  /** Since when it waits, as an instant; null while it does not. */
  submittedAt: string | null
  /** Why an operator gave it back, until it is sent or published again. */
  returnReason: string | null
}

/** The approval of a row. */
export const approvalOf = (
  { submittedAt, returnReason }: { submittedAt: Date | null; returnReason: string | null },
  needed: boolean,
): Approval => ({ needed, submittedAt: submittedAt?.toISOString() ?? null, returnReason })

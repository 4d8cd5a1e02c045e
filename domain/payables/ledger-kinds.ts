/** What an entry of the ledger is. */
export type LedgerKind =
	| 'payment'
	| 'fee'
	| 'refund'
	| 'fee refund'
	| 'dispute'
	/** What the provider charges for a dispute, and may give back if it is won. */
	| 'dispute fee'
	| 'dispute fee refund'
	| 'dispute won'
	/** Moves nothing: the money left when the dispute was opened. */
	| 'dispute lost'
	| 'late failure'
	| 'correction'

/** The provider's, in the currency of the charity's bank account. */
export const FEE_KINDS: readonly LedgerKind[] = ['fee', 'fee refund', 'dispute fee', 'dispute fee refund']

export function isFee(kind: LedgerKind): boolean {
	return FEE_KINDS.includes(kind)
}

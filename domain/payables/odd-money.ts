import { isFee, type LedgerKind } from './ledger-kinds.ts'
import type { Money } from './payable.ts'

/** What the books have of a payment and cannot be so: a person must look at the provider. */
export type OddMoney =
	/** It counts as nothing here. */
	{ kind: 'another currency'; sum: Money } | { kind: 'more back than came'; returned: Money; received: Money }

interface Entry {
	kind: LedgerKind
	/** Signed minor units. */
	amount: number
	currency: string
}

/**
 * What is odd about the money of a payment, by its entries in the ledger.
 *
 * @param currency in which the payment was asked for
 */
export function oddMoneyOf(entries: readonly Entry[], currency: string): OddMoney[] {
	const moved = entries.filter(({ kind, amount }) => !isFee(kind) && amount !== 0)
	const foreign = moved.filter((entry) => entry.currency !== currency)
	const own = moved.filter((entry) => entry.currency === currency)
	const sum = (some: Entry[]) => some.reduce((total, { amount }) => total + amount, 0)
	const received = sum(own.filter(({ kind }) => kind === 'payment'))
	const returned = 0 - sum(own.filter(({ kind }) => kind !== 'payment'))
	return [
		...foreign.map((entry) => ({
			kind: 'another currency' as const,
			sum: { amount: entry.amount, currency: entry.currency },
		})),
		...(returned > received
			? [
					{
						kind: 'more back than came' as const,
						returned: { amount: returned, currency },
						received: { amount: received, currency },
					},
				]
			: []),
	]
}

import { dogOfPayment } from '#domain/giving/sponsorship/dog-of-payment.ts'
import { isFee } from '#domain/payables/ledger-kinds.ts'
import { monthBounds } from '#domain/payables/month-bounds.ts'
import { listLedgerEntries } from '#records/payables/ledger/ledger-entries.ts'
import type { DeskRequest } from '../../request.server.ts'
import { sumWords } from '../money.server.ts'

/** What sponsors gave for each dog in a month (`YYYY-MM`): receipts promise that it goes to that dog first. By name. */
export async function readSponsored(month: string, { store, content, timezone }: DeskRequest) {
	const money = sumWords(content)
	const entries = await listLedgerEntries(store, { within: monthBounds(month, timezone) })
	const ofDogs = entries.flatMap(({ sponsorship, ...entry }) =>
		sponsorship === null || isFee(entry.kind) ? [] : [{ ...entry, dog: dogOfPayment(sponsorship, entry.at) }],
	)
	return [...Map.groupBy(ofDogs, ({ dog, currency }) => `${dog.name} ${dog.id} ${currency}`)]
		.toSorted(([one], [other]) => one.localeCompare(other))
		.flatMap(([key, of]) => {
			const [first] = of
			if (!first) return []
			const sum = (isCounted: (kind: string) => boolean) =>
				of.filter(({ kind }) => isCounted(kind)).reduce((total, { amount }) => total + amount, 0)
			const received = sum((kind) => kind === 'payment')
			const back = 0 - sum((kind) => kind !== 'payment')
			const words = [
				`${money(received, first.currency)} received`,
				back === 0 ? '' : `${money(back, first.currency)} went back`,
			]
			return [{ key, name: first.dog.name, words: words.filter(Boolean).join(', ') }]
		})
}

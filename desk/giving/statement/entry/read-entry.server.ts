import { purposesToChoose } from '#domain/giving/purposes.ts'
import { payerFinder } from '#domain/payables/bank-statement/payer-name.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { tieDates } from '#lib/text/line-breaks.ts'
import { listPastDonors, readLastGift } from '#records/giving/past-donors.ts'
import { findLineFor } from '#records/payables/transfers/find-line-for.ts'
import type { DeskRequest } from '../../../request.server.ts'
import { moneyWords } from '../../money.server.ts'

/** More people of one name are no help. */
const MAX_DONORS = 4

/** A line that is to be entered as a donation, with the people whose gift it may be; null when someone has dealt with it. */
export async function readEntry(desk: DeskRequest, lineId: string) {
	const { store, content, timezone } = desk
	const line = /^[\da-f-]{36}$/.test(lineId) ? await findLineFor(store, lineId, '') : undefined
	if (!line) return null
	const money = moneyWords(content)
	const found = payerFinder(await listPastDonors(store))(`${line.text} ${line.note}`).slice(0, MAX_DONORS)
	const donors = await Promise.all(
		found.map(async (donor) => {
			const { last, hasDeclaration } = await readLastGift(store, donor)
			const gave = last && `gave ${money(last.amount, last.currency)} on ${formatDate(dayIn(timezone, last.at))}`
			return {
				reference: donor.reference,
				name: `${donor.firstName} ${donor.lastName}`.trim(),
				email: donor.email,
				gave: gave ? tieDates(gave) : 'has not given before',
				hasDeclaration,
			}
		}),
	)
	return {
		line: {
			id: line.id,
			text: line.text,
			note: line.note,
			day: formatDate(line.day),
			amount: money(line.amount, line.currency),
		},
		donors,
		claimsGiftAid: Boolean(content.options?.giving.giftAid),
		purposes: purposesToChoose(content.options?.giving.purposes ?? []).map(({ key, label }) => ({ key, label })),
	}
}

export type EntryData = NonNullable<Awaited<ReturnType<typeof readEntry>>>

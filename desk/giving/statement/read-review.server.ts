import { isSameMoney } from '#domain/payables/bank-statement/arrivals.ts'
import { payerFinder } from '#domain/payables/bank-statement/payer-name.ts'
import type { Payable } from '#domain/payables/payable.ts'
import { findPaymentReferences } from '#domain/payables/payment-reference.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { fold } from '#lib/text/fold.ts'
import { tieDates } from '#lib/text/line-breaks.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { listClaims } from '#records/gift-aid/read-claims.ts'
import { listPastDonors, type PastDonor, readLastGift } from '#records/giving/past-donors.ts'
import { listPayments } from '#records/payables/payables.ts'
import {
	countLinesToReview,
	latestStatementDay,
	listLinesToReview,
} from '#records/payables/transfers/bank-statement.ts'
import { findLineFor } from '#records/payables/transfers/find-line-for.ts'
import { listArrivals } from '#records/payables/transfers/list-arrivals.ts'
import { listAwaitedTransfers } from '#records/payables/transfers/transfer-donors.ts'
import type { DeskRequest } from '../../request.server.ts'
import { daysInWords } from '../gift-aid/claim-page.server.ts'
import { moneyWords } from '../money.server.ts'
import { nameOf } from '../read-list.server.ts'
import { readHandMarked } from './check/read-check.server.ts'
import {
	arrivalInWords,
	type LineView,
	lineView,
	type PaidClaim,
	type Perhaps,
	stillToCome,
} from './line-view.server.ts'

/** At once: after these the next ones come. */
const MAX_LINES = 200

/** The lines that wait for a person, and what those that can be booked at once add up to. */
export async function readReview(desk: DeskRequest) {
	const found = await listLinesToReview(desk.store, MAX_LINES + 1)
	const donors = found.some(({ match }) => match.kind === 'unknown') ? await listAwaitedTransfers(desk.store) : []
	const findPayers = payerFinder(donors)
	const shown = found.slice(0, MAX_LINES).map((line) => lineView(line, desk, findPayers))
	const claimsOf = await claimFinder(desk, shown)
	const awaited = await Promise.all(
		shown.map((line) => withReceived({ ...line, claims: claimsOf(line) }, donors, desk)),
	)
	const lines = await withPastDonors(awaited, desk)
	const bookable = lines.filter(isBookable)
	const money = moneyWords(desk.content)
	const currencies = Map.groupBy(bookable, ({ currency }) => currency)
	return {
		lines,
		bookable: bookable.map(({ id }) => id),
		matchedSum: listInWords(
			[...currencies].map(([currency, of]) =>
				money(
					of.reduce((sum, { minor }) => sum + minor, 0),
					currency,
				),
			),
		),
		/** All that wait: more than are shown, until these are dealt with. */
		total: found.length > MAX_LINES ? await countLinesToReview(desk.store) : lines.length,
		check: await readHandMarked(desk),
		/** Whether any statement was imported. */
		hasStatement: lines.length > 0 || (await latestStatementDay(desk.store)) !== undefined,
	}
}

/** What matches may be booked together, unless a Gift Aid declaration would count what another person paid. */
function isBookable({ kind, about }: LineView): boolean {
	return kind === 'matched' && !(about?.isFromAnother && about.hasGiftAid)
}

/** Finds the claims whose tax a line may be. */
async function claimFinder(
	{ store }: DeskRequest,
	lines: readonly LineView[],
): Promise<(line: LineView) => PaidClaim[]> {
	const claims = lines.some(({ likely }) => likely === 'gift aid') ? await listClaims(store) : []
	return ({ likely, minor, currency }) =>
		claims
			.filter(({ tax, adjustmentTax }) => likely === 'gift aid' && currency === 'GBP' && tax - adjustmentTax === minor)
			.map((claim) => ({ id: claim.id, period: daysInWords(claim), isSent: claim.sentAt !== null }))
}

const NEW_DONOR = 'who has not given before'

/** What each donor whom the text may mean has paid already around that day. */
async function withReceived(
	line: LineView,
	donors: readonly Payable[],
	{ store, content, timezone }: DeskRequest,
): Promise<LineView> {
	const perhaps = await Promise.all(
		line.perhaps.map(async (one) => {
			const donor = donors.find(({ reference }) => reference === one.reference)
			if (!donor) return one
			const given = { day: line.isoDay, amount: line.minor, currency: line.currency }
			const arrivals = await listArrivals(store.db, donor.id)
			const same = arrivals.find((arrival) => isSameMoney(arrival, given))
			if (same) return { ...one, received: arrivalInWords(same, content, timezone) }
			const due = stillToCome(donor, await listPayments(store.db, donor.id), content)
			const { last } = await readLastGift(store, donor)
			const announced = `announced on ${formatDate(dayIn(timezone, donor.createdAt))}`
			return { ...one, what: tieDates([due, announced, last ? '' : NEW_DONOR].filter(Boolean).join(', ')) }
		}),
	)
	return { ...line, perhaps }
}

/** More people of one name are no help; the page that enters a donation has more. */
const MAX_PAST_DONORS = 2

/** The lines without a reference, with those whom the text may name among everyone who gave or ordered before. */
async function withPastDonors(lines: LineView[], { store, content, timezone }: DeskRequest): Promise<LineView[]> {
	const isOpen = ({ kind, likely }: LineView) => kind === 'unknown' && likely === ''
	if (!lines.some(isOpen)) return lines
	const findDonors = payerFinder(await listPastDonors(store))
	const money = moneyWords(content)
	const read = async (donor: PastDonor, line: LineView): Promise<Perhaps> => {
		const { last } = await readLastGift(store, donor)
		const gave = last && tieDates(`${money(last.amount, last.currency)} on ${formatDate(dayIn(timezone, last.at))}`)
		const given = { day: line.isoDay, amount: line.minor, currency: line.currency }
		const isSame = last?.provider === 'bank transfer' && isSameMoney(last, given)
		return {
			reference: isSame ? last.reference : donor.reference,
			name: nameOf(donor),
			email: donor.email,
			what: gave ? `who gave ${gave}` : NEW_DONOR,
			received: gave && isSame ? gave : '',
			isPast: !isSame,
		}
	}
	return Promise.all(
		lines.map(async (line) => {
			if (!isOpen(line)) return line
			// By the address too: anyone may announce a gift in the name of someone who gives.
			const named = new Set(line.perhaps.map(({ name, email }) => `${name} ${email.toLowerCase()}`))
			const others = findDonors(`${line.text} ${line.note}`).filter(
				(donor) => !named.has(`${nameOf(donor)} ${donor.email.toLowerCase()}`),
			)
			const past = await Promise.all(others.slice(0, MAX_PAST_DONORS).map((donor) => read(donor, line)))
			return { ...line, perhaps: [...line.perhaps, ...past] }
		}),
	)
}

const MAX_NAMESAKES = 4

export interface Namesake {
	/** Of the last gift. */
	reference: string
	email: string
	/** "£20 on 20 October 2026" */
	gave: string
}

/** A line with the donation that a person typed; null when nothing was typed, or the line was dealt with. */
export async function readLineByHand(desk: DeskRequest, { lineId, typed }: { lineId: string; typed: string }) {
	if (!/^[\da-f-]{36}$/.test(lineId)) return null
	const [reference = ''] = findPaymentReferences(typed)
	const line = await findLineFor(desk.store, lineId, reference)
	if (!line) return null
	const view = lineView(line, desk)
	return { ...view, typed, namesakes: view.about ? await readNamesakes(view.about, desk) : [] }
}

/** People of the same name with another address, who have given: the line may be theirs. */
async function readNamesakes(
	{ name, email }: NonNullable<LineView['about']>,
	{ store, content, timezone }: DeskRequest,
): Promise<Namesake[]> {
	const money = moneyWords(content)
	const others = (await listPastDonors(store)).filter(
		(one) => fold(nameOf(one)) === fold(name) && one.email.toLowerCase() !== email.toLowerCase(),
	)
	const read = others.slice(0, MAX_NAMESAKES).map(async (one) => {
		const { last } = await readLastGift(store, one)
		if (!last) return []
		const gave = `${money(last.amount, last.currency)} on ${formatDate(dayIn(timezone, last.at))}`
		return [{ reference: last.reference, email: one.email || 'no email address', gave: tieDates(gave) }]
	})
	return (await Promise.all(read)).flat()
}

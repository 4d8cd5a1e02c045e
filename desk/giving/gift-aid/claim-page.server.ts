import { parseDateField } from '#domain/desk/parse-date-field.ts'
import { accountingPeriod, yearsAfter } from '#domain/gift-aid/accounting-period.ts'
import { taxOn } from '#domain/gift-aid/adjustments.ts'
import { CLAIM_YEARS } from '#domain/gift-aid/check-row.ts'
import type { ClaimRow } from '#domain/gift-aid/claim-row.ts'
import { fundLabel } from '#domain/giving/purposes.ts'
import { otherPayer } from '#domain/payables/bank-statement/payer-name.ts'
import { dayBounds } from '#domain/payables/month-bounds.ts'
import { addDays, dayIn, formatDate } from '#lib/dates.ts'
import { formatMoney, minorUnitsOf } from '#lib/money.ts'
import { tieDates } from '#lib/text/line-breaks.ts'
import { readBooksBridge } from '#records/gift-aid/books-bridge.ts'
import { adjustmentTax } from '#records/gift-aid/claims.ts'
import { TAX_TIMEZONE } from '#records/gift-aid/declarations.ts'
import type { FundOfClaim } from '#records/gift-aid/funds-of-claim.ts'
import {
	type ClaimPeriod,
	type ClaimRules,
	type ExcludedGifts,
	type GiftOrigin,
	previewClaim,
} from '#records/gift-aid/preview-claim.ts'
import { type Claim, listClaims } from '#records/gift-aid/read-claims.ts'
import { listLinesOfPayments, type TiedLine } from '#records/payables/transfers/list-arrivals.ts'
import { listSurpluses } from '#records/shop/money/list-surpluses.ts'
import type { DeskRequest } from '../../request.server.ts'
import type { SumsRow } from '../books/read-books.server.ts'
import { sumWords } from '../money.server.ts'
import { readWaitingLines } from '../waiting-lines.server.ts'

const DEFAULT_YEAR_END = '03-31'

/** What claims depend on, from the charity's options. */
export function claimRules({ content, now }: Pick<DeskRequest, 'content' | 'now'>): ClaimRules {
	const giving = content.options?.giving
	return {
		yearEnd: giving?.accountingYearEnd ?? DEFAULT_YEAR_END,
		benefit: giving?.sponsorBenefit ?? 0,
		today: dayIn(TAX_TIMEZONE, now),
	}
}

/** Sums of claims are in pounds. */
export function poundsIn({ content }: Pick<DeskRequest, 'content'>): (amount: number) => string {
	const locale = content.options?.site.locale ?? 'en-GB'
	return (amount) => formatMoney({ amount, currency: 'GBP' }, locale)
}

/** Formats sums with all pence, for columns. */
export function columnIn({ content }: Pick<DeskRequest, 'content'>): (amount: number) => string {
	return (amount) => sumWords(content)(amount, 'GBP')
}

/** The days of the address; the accounting period of today until today without them. */
export function readPeriod(search: URLSearchParams, { yearEnd, today }: ClaimRules): ClaimPeriod {
	const [from, to] = ['from', 'to'].map((name) => parseDateField(search.get(name) ?? ''))
	const current = accountingPeriod(today, yearEnd)
	return { from: from ?? current.from, to: to ?? today }
}

/** The claim that could be made now, and the claims that were made. */
export async function readGiftAidPage(desk: DeskRequest, search: URLSearchParams) {
	const rules = claimRules(desk)
	const period = readPeriod(search, rules)
	const [pounds, inColumn] = [poundsIn(desk), columnIn(desk)]
	const [preview, claims] = [await previewClaim(desk.store.db, period, rules), await listClaims(desk.store)]
	const lines = await linesOfRows(desk, preview.rows)
	const back = adjustmentTax(preview.adjustments)
	const current = accountingPeriod(rules.today, rules.yearEnd)
	const excludedGifts = (one: ExcludedGifts) => ({
		reference: one.reference,
		isOfOrder: one.isOfOrder,
		donor: one.donor,
		day: formatDate(one.day),
		amount: sumWords(desk.content)(one.amount, one.currency),
		sentences: one.sentences,
	})
	const sumOf = (all: readonly ExcludedGifts[]) =>
		all.filter(({ currency }) => currency === 'GBP').reduce((sum, { amount }) => sum + amount, 0)
	const { problems, undeclared, ineligible } = preview
	const undeclaredIn = (isDeclaredLater: boolean) => {
		const of = undeclared.filter((one) => one.isDeclaredLater === isDeclaredLater)
		return { gifts: of.map(excludedGifts), given: pounds(sumOf(of)), tax: pounds(taxOn(sumOf(of))) }
	}
	const given = preview.total + sumOf(problems) + sumOf(undeclared) + sumOf(ineligible)
	return {
		period,
		choices: {
			current: { from: current.from, to: rules.today },
			last: accountingPeriod(addDays(current.from, -1), rules.yearEnd),
		},
		periodInWords: daysInWords(period),
		rows: preview.rows.map((row) => rowInWords(row, inColumn, { origins: preview.origins, lines })),
		sums: { total: inColumn(preview.total), tax: inColumn(taxOn(preview.total)) },
		isBackwards: period.from > period.to,
		seen: { rows: preview.rows.length, total: preview.total, adjustmentTax: back },
		total: pounds(preview.total),
		tax: pounds(taxOn(preview.total)),
		earlier: await readEarlier(desk, period, rules),
		adjustmentTax: back > 0 ? pounds(back) : null,
		/** All that was given in these days and is in no claim. */
		given: pounds(given),
		books: await booksInWords(desk, period, given),
		problems: problems.map(excludedGifts),
		problemGiven: pounds(sumOf(problems)),
		problemTax: pounds(taxOn(sumOf(problems))),
		declaredLater: undeclaredIn(true),
		undeclared: undeclaredIn(false),
		undeclaredGiven: pounds(sumOf(undeclared)),
		undeclaredTax: pounds(taxOn(sumOf(undeclared))),
		ineligible: ineligible.map(excludedGifts),
		ineligibleGiven: pounds(sumOf(ineligible)),
		waiting: await readWaitingLines(desk, { isOnlyGifts: true }),
		adjustments: preview.adjustments.map(({ lineId, reference, tax, reason }) => ({
			key: lineId,
			reference,
			tax: pounds(tax),
			reason: REASONS[reason],
		})),
		claims: claims.map((claim) => claimInWords(claim, inColumn)),
	}
}

/** What can be claimed on gifts from before these days, as far back as HMRC takes them; null for nothing. */
async function readEarlier(desk: DeskRequest, { from }: ClaimPeriod, rules: ClaimRules) {
	const current = accountingPeriod(rules.today, rules.yearEnd)
	const before = { from: yearsAfter(current.from, -CLAIM_YEARS), to: addDays(from, -1) }
	const { total } = await previewClaim(desk.store.db, before, rules)
	if (total === 0) return null
	return { tax: poundsIn(desk)(taxOn(total)), days: before, until: tieDates(formatDate(from)) }
}

/** From the sum of the books to that of the gifts, line by line; null where they are the same. */
async function booksInWords({ store, content }: DeskRequest, period: ClaimPeriod, given: number) {
	const bounds = dayBounds(period, TAX_TIMEZONE)
	const [bridge, surpluses] = await Promise.all([readBooksBridge(store.db, bounds), listSurpluses(store)])
	const onTop = surpluses
		.filter(({ at, currency }) => currency === 'GBP' && bounds.from <= at && at < bounds.to)
		.reduce((sum, { amount }) => sum + amount, 0)
	const books = bridge.received - onTop
	if (books === given) return null
	const lines = [
		{ label: 'In a claim already', amount: bridge.claimed },
		{ label: 'Refunded since', amount: bridge.refunded },
		{ label: 'Taken back by a bank', amount: bridge.disputed },
		{ label: 'Of it, more went back than came', amount: bridge.overRefunded },
		{ label: 'The rest of a gift of earlier days', amount: bridge.beganEarlier },
		{ label: 'Came later, as the rest of these gifts', amount: bridge.cameLater },
	]
	const other = given - lines.reduce((sum, { amount }) => sum + amount, books)
	const inColumn = columnIn({ content })
	return {
		books: inColumn(books),
		/** In the general fund, and no donation until staff keep it; "" for none. */
		onTop: onTop === 0 ? '' : inColumn(onTop),
		lines: [...lines, { label: 'Sent on top of an order', amount: other }]
			.filter(({ amount }) => amount !== 0)
			.map(({ label, amount }) => ({ label, amount: inColumn(amount) })),
		given: inColumn(given),
	}
}

export type GiftAidPageData = Awaited<ReturnType<typeof readGiftAidPage>>

/** "7 January 2026", "1 April 2026 to 21 November 2026" */
export function daysInWords({ from, to }: ClaimPeriod): string {
	return tieDates(from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`)
}

/** The lines of bank statements that brought the payments of some rows. */
export function linesOfRows({ store }: DeskRequest, rows: readonly ClaimRow[]): Promise<TiedLine[]> {
	return listLinesOfPayments(
		store.db,
		rows.flatMap(({ paymentIds }) => paymentIds),
	)
}

interface BehindRows {
	origins: ReadonlyMap<string, GiftOrigin>
	lines: readonly TiedLine[]
}

/** A row of the schedule, for a person who checks it. */
export function rowInWords(row: ClaimRow, pounds: (amount: number) => string, { origins, lines }: BehindRows) {
	const [whole = '', pence = ''] = row.amount.split('.')
	const amount = minorUnitsOf(whole, pence, 'GBP') ?? 0
	const [day = '', month = '', year = ''] = row.date.split('/')
	const gifts = row.paymentIds.flatMap((id) => origins.get(id) ?? [])
	return {
		key: row.paymentIds.join(' '),
		count: row.paymentIds.length,
		/** Its donations and orders: a donor of several monthly ones has one row. */
		origins: [...new Map(gifts.map((one) => [one.reference, one])).values()],
		donor: [row.title, row.firstName, row.lastName].filter(Boolean).join(' '),
		home: [row.house, row.postcode === 'X' ? 'abroad' : row.postcode].filter(Boolean).join(', '),
		day: formatDate(`20${year}-${month}-${day}`),
		amount: pounds(amount),
		/** Other people who paid it, as the bank has them: "MRS B BRIGGS". */
		otherPayers: [...new Set(paidBy(row, lines).map((line) => otherPayer(line, row)))].filter(Boolean),
	}
}

const paidBy = ({ paymentIds }: ClaimRow, lines: readonly TiedLine[]) =>
	lines.filter(({ paymentId }) => paymentIds.includes(paymentId))

/** The funds of a claim and their sum: the dogs of sponsorships each by name. */
export function fundsInWords(funds: readonly FundOfClaim[], desk: Pick<DeskRequest, 'content'>) {
	const purposes = desk.content.options?.giving.purposes ?? []
	const inColumn = columnIn(desk)
	const row = (key: string, words: string, { amount, tax }: Pick<FundOfClaim, 'amount' | 'tax'>): SumsRow => ({
		key,
		words,
		received: amount,
		currency: 'GBP',
		isPlain: false,
		sums: [
			{ label: 'Given', amount: inColumn(amount) },
			{ label: 'Gift Aid', amount: inColumn(tax) },
		],
	})
	const sumOf = (sum: 'amount' | 'tax') => funds.reduce((total, one) => total + one[sum], 0)
	return {
		rows: funds.map((one) => {
			const { fund, dog } = one
			return row(`${fund} ${dog?.id ?? ''}`, dog ? `${dog.name}, sponsored` : fundLabel(fund, purposes), one)
		}),
		sum: row('total', 'Total', { amount: sumOf('amount'), tax: sumOf('tax') }),
	}
}

export type ClaimRowView = ReturnType<typeof rowInWords>

const REASONS = {
	'money returned': 'Money went back to the donor',
	'not their own': 'It was marked as not the donor’s own money',
	'declaration invalid': 'The declaration was not valid',
	'declaration cancelled': 'The declaration was cancelled from an earlier day',
}

export function claimInWords(claim: Claim, pounds: (amount: number) => string) {
	const day = (at: number) => formatDate(dayIn(TAX_TIMEZONE, at))
	return {
		id: claim.id,
		period: daysInWords(claim),
		made: `${day(claim.createdAt)}${claim.createdBy ? ` by ${claim.createdBy}` : ''}`,
		sent: claim.sentAt === null ? null : day(claim.sentAt),
		total: pounds(claim.total),
		tax: pounds(claim.tax),
		adjustmentTax: claim.adjustmentTax > 0 ? pounds(claim.adjustmentTax) : null,
		/** "£88.50 arrived on 29 November 2026"; "" until a line of a statement is tied to it. */
		arrived: claim.arrived
			.map(({ amount, day: arrivedOn }) => `${pounds(amount)} arrived on ${tieDates(formatDate(arrivedOn))}`)
			.join(', '),
	}
}

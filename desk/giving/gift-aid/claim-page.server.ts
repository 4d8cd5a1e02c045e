import { dayTyped } from '#domain/desk/day-typed.ts'
import { accountingPeriod } from '#domain/giving/gift-aid/accounting-period.ts'
import { taxOn } from '#domain/giving/gift-aid/adjustments.ts'
import { dayIn, daysAfter, longDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { TAX_TIMEZONE } from '#records/giving/declarations.ts'
import { adjustmentTax } from '#records/giving/gift-aid/claims.ts'
import { type ClaimPeriod, type ClaimRules, previewClaim } from '#records/giving/gift-aid/preview-claim.ts'
import { type Claim, listClaims } from '#records/giving/gift-aid/read-claims.ts'
import type { DeskRequest } from '../../request.server.ts'

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

/** The days of the address; the accounting period of today until today without them. */
export function readPeriod(search: URLSearchParams, { yearEnd, today }: ClaimRules): ClaimPeriod {
	const [from, to] = ['from', 'to'].map((name) => dayTyped(search.get(name) ?? ''))
	const current = accountingPeriod(today, yearEnd)
	return { from: from ?? current.from, to: to ?? today }
}

/** The claim that could be made now, and the claims that were made. */
export async function readGiftAidPage(desk: DeskRequest, search: URLSearchParams) {
	const rules = claimRules(desk)
	const period = readPeriod(search, rules)
	const pounds = poundsIn(desk)
	const [preview, claims] = [await previewClaim(desk.store.db, period, rules), await listClaims(desk.store)]
	const back = adjustmentTax(preview.adjustments)
	const current = accountingPeriod(rules.today, rules.yearEnd)
	return {
		period,
		earlier: accountingPeriod(daysAfter(current.from, -1), rules.yearEnd),
		isBackwards: period.from > period.to,
		seen: { rows: preview.rows.length, total: preview.total, adjustmentTax: back },
		total: pounds(preview.total),
		tax: pounds(taxOn(preview.total)),
		adjustmentTax: back > 0 ? pounds(back) : null,
		problems: preview.problems.map((problem) => ({ ...problem, day: longDate(problem.day) })),
		adjustments: preview.adjustments.map(({ lineId, reference, tax, reason }) => ({
			...{ key: lineId, reference, tax: pounds(tax), reason: REASONS[reason] },
		})),
		claims: claims.map((claim) => claimInWords(claim, pounds)),
	}
}

export type GiftAidPageData = Awaited<ReturnType<typeof readGiftAidPage>>

const REASONS = {
	'money returned': 'Money went back to the donor',
	'declaration invalid': 'The declaration did not hold',
	'declaration cancelled': 'The declaration was cancelled from an earlier day',
}

export function claimInWords(claim: Claim, pounds: (amount: number) => string) {
	const day = (at: number) => longDate(dayIn(TAX_TIMEZONE, at))
	return {
		id: claim.id,
		period: claim.from === claim.to ? longDate(claim.from) : `${longDate(claim.from)} to ${longDate(claim.to)}`,
		made: `${day(claim.createdAt)}${claim.createdBy ? ` by ${claim.createdBy}` : ''}`,
		sent: claim.sentAt === null ? null : day(claim.sentAt),
		total: pounds(claim.total),
		tax: pounds(claim.tax),
		adjustmentTax: claim.adjustmentTax > 0 ? pounds(claim.adjustmentTax) : null,
	}
}

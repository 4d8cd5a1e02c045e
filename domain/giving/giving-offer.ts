import type { GeneralOptions } from '#content/model/content.ts'
import { chargeStep, currencySign, formatMoney, shortDecimalOf } from '#lib/money.ts'
import type { FeeFormula } from './ledger/fees.ts'
import type { AmountRules } from './parse-amount.ts'
import { type Purpose, purposesToChoose } from './purposes.ts'

/** A usual amount. */
export interface AmountLine {
	/** Minor units. */
	amount: number
	/** The value that a form sends: "12", "6.50". */
	typed: string
	/** "£12" */
	label: string
	/** "pays for all the joint medicine an older dog like Dot needs." May be "". */
	impact: string
}

export const GIVING_FREQUENCIES = ['monthly', 'once'] as const
export type GivingFrequency = (typeof GIVING_FREQUENCIES)[number]

/** What can be given, for the page of the donation and the pickers that lead to it. */
export interface GivingOffer {
	rules: AmountRules
	/** "£" */
	sign: string
	/** Smallest first. */
	lines: Record<GivingFrequency, AmountLine[]>
	/** Empty when there is nothing to choose. */
	purposes: Purpose[]
	fees: FeeFormula | null
}

export function givingOffer({ giving, site }: Pick<GeneralOptions, 'giving' | 'site'>): GivingOffer {
	const { currency, locale } = site
	const { minimum, maximum, purposes, fees } = giving
	const rules = { currency, locale, minimum, maximum, step: chargeStep(currency) }
	const lines = (isMonthly: boolean) =>
		giving.amounts
			.filter(({ amount, monthly }) => monthly === isMonthly && isWithin(amount, rules))
			.toSorted((a, b) => a.amount - b.amount)
			.map(({ amount, impact }) => ({
				amount,
				impact,
				typed: shortDecimalOf({ amount, currency }),
				label: formatMoney({ amount, currency }, locale),
			}))
	return {
		rules,
		fees,
		purposes: purposesToChoose(purposes),
		sign: currencySign(currency, locale),
		lines: { monthly: lines(true), once: lines(false) },
	}
}

/** How often and how much in one parameter of an address: "monthly:12". */
export function givingChoiceParam(frequency: GivingFrequency, { typed }: Pick<AmountLine, 'typed'>): string {
	return `${frequency}:${typed}`
}

/** Undefined for anything else. */
export function readGivingChoiceParam(param: string): { frequency: GivingFrequency; typed: string } | undefined {
	const [sent, typed = ''] = param.split(':')
	const frequency = GIVING_FREQUENCIES.find((known) => known === sent)
	return frequency && typed !== '' ? { frequency, typed } : undefined
}

/** Monthly, unless only single donations have usual amounts. */
export function usualFrequency({ lines }: Pick<GivingOffer, 'lines'>): GivingFrequency {
	return lines.monthly.length > 0 || lines.once.length === 0 ? 'monthly' : 'once'
}

/** The one in the middle: chosen until another is. */
export function usualLine(lines: readonly AmountLine[]): AmountLine | undefined {
	return lines[Math.floor(lines.length / 2)]
}

function isWithin(amount: number, { minimum, maximum, step = 1 }: AmountRules): boolean {
	return amount >= minimum && amount <= maximum && amount % step === 0
}

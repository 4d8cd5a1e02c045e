import { formatMoney } from '#lib/money.ts'
import { GENERAL_FUND } from '../payables/funds.ts'
import { type AmountLine, type GivingFrequency, type GivingOffer, usualFrequency, usualLine } from './giving-offer.ts'
import { type ParsedAmount, parseAmount } from './parse-amount.ts'

/** What was chosen or typed; not checked. */
export interface GivingChoice {
	frequency: GivingFrequency
	/** What was typed; "" for one of the usual amounts. */
	own: string
	/** The usual amount, as a form sends it; "" for none. */
	line: string
	/** The key of a purpose. */
	purpose: string
}

/** The fields of the usual amount and of an own one. Each frequency has its own, because its amounts differ. */
export const AMOUNT_FIELDS: Record<GivingFrequency, { line: string; own: string }> = {
	monthly: { line: 'monthly', own: 'ownMonthly' },
	once: { line: 'once', own: 'ownOnce' },
}

/** What the radio for an own amount sends. A page has it where no script keeps the radios and the field together. */
export const OWN_AMOUNT = 'own'

/** Sent as "yes" by pages that have the radio: there the radio says what counts, even if something was typed before. */
export const BY_RADIO = 'byRadio'

/** A dedication, as an address has it: `/donate?dedication=memory`. */
export const IN_MEMORY = 'memory'

/** Reads the fields of a picker, also from an address that was changed by hand. */
export function readGivingChoice(field: (name: string) => string | null, offer: GivingOffer): GivingChoice {
	const sent = field('frequency')
	const frequency = sent === 'once' || sent === 'monthly' ? sent : frequencyFor(field('dedication'), offer)
	const { own, line } = readAmount(field, AMOUNT_FIELDS[frequency])
	const purpose = field('purpose') ?? ''
	return {
		frequency,
		own,
		line: line ?? (sent === null ? usualTyped(offer, frequency) : ''),
		purpose: offer.purposes.some(({ key }) => key === purpose) ? purpose : GENERAL_FUND,
	}
}

/**
 * Which of a usual amount and an own one counts: never both. Without the radio for an own amount, what is typed wins over a usual amount
 * that was chosen before. `line` is null when nothing was sent of either.
 */
export function readAmount(
	field: (name: string) => string | null,
	names: { line: string; own: string },
): { own: string; line: string | null } {
	const own = (field(names.own) ?? '').trim()
	const line = field(names.line)
	const isUsual = line !== null && line !== '' && line !== OWN_AMOUNT
	if (isUsual && (own === '' || field(BY_RADIO) === 'yes')) return { own: '', line }
	return { own, line: own === '' && line === null ? null : '' }
}

/** Gifts in memory are made once, where that is offered. */
function frequencyFor(dedication: string | null, offer: GivingOffer): GivingFrequency {
	return dedication === IN_MEMORY && offer.lines.once.length > 0 ? 'once' : usualFrequency(offer)
}

/** The amount of what counts. */
export function amountOf({ own, line }: Pick<GivingChoice, 'own' | 'line'>, { rules }: GivingOffer): ParsedAmount {
	return parseAmount(own || line, rules)
}

/** "£12 a month" */
export function sumInWords(amount: number, frequency: GivingFrequency, { rules }: GivingOffer): string {
	const sum = formatMoney({ amount, currency: rules.currency }, rules.locale)
	return frequency === 'monthly' ? `${sum} a month` : sum
}

/** A sentence in two parts; the first is emphasised. */
export interface ImpactSentence {
	sum: string
	text: string
}

/** What an amount does, by the lines of the options: never more than they say. */
export function impactOf(
	{ frequency, purpose }: Pick<GivingChoice, 'frequency' | 'purpose'>,
	amount: number,
	offer: GivingOffer,
): ImpactSentence {
	const sum = sumInWords(amount, frequency, offer)
	// What it usually pays for is not what it pays for then.
	const fund = purpose === GENERAL_FUND ? undefined : offer.purposes.find(({ key }) => key === purpose)
	if (fund) return { sum, text: `only for: ${fund.label}` }
	const line = offer.lines[frequency].findLast((one) => one.amount <= amount && one.impact !== '')
	if (line?.amount === amount) return { sum, text: line.impact }
	if (line) return { sum, text: `goes further still: ${line.label} of it ${line.impact}` }
	if (frequency === 'once') return { sum, text: 'helps, whatever the size. Thank you.' }
	const year = formatMoney({ amount: amount * 12, currency: offer.rules.currency }, offer.rules.locale)
	return { sum, text: `comes to ${year} a year. It adds up.` }
}

/** How many of the usual amounts are reached: how full the bowl is. */
export function reachedLines(amount: number, lines: readonly AmountLine[]): number {
	return lines.filter((line) => line.amount <= amount).length
}

function usualTyped({ lines }: GivingOffer, frequency: GivingFrequency): string {
	return usualLine(lines[frequency])?.typed ?? ''
}

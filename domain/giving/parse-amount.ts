import { formatMoney, fractionDigits, minorUnitsOf } from '#lib/money.ts'
import { cleanCode } from '#lib/text/clean.ts'

export interface AmountRules {
	/** ISO 4217. */
	currency: string
	locale: string
	/** Minor units, both included. */
	minimum: number
	maximum: number
	/** Minor units: where a card pays, what it can be charged in (`chargeStep`). One if it is left out. */
	step?: number
}

/** Minor units, or a sentence that says what to enter. */
export type ParsedAmount = { kind: 'amount'; amount: number } | { kind: 'refused'; sentence: string }

/** Nothing longer is an amount. */
const MAX_TYPED_LENGTH = 40
/** Above any maximum, and exact as a number. */
const MAX_DIGITS = 12
const GROUP_DIGITS = 3

/** Parses a typed amount: "20", "£12.50", "12,50", "1,000", "1.000,50", "£ 1 000", "￥1,500", "1 500,50 €". */
export function parseAmount(typed: string, rules: AmountRules): ParsedAmount {
	const example = formatMoney({ amount: exampleAmount(rules), currency: rules.currency }, rules.locale)
	const refused = (sentence: string): ParsedAmount => ({ kind: 'refused', sentence })
	// Twice as long, because what is invisible does not count.
	const written = cleanCode(typed.slice(0, 2 * MAX_TYPED_LENGTH))
		.normalize('NFKC')
		.trim()
	if (written === '') return refused(`Enter an amount, like ${example}`)
	if (/^(?:-|\(.*\)$|.{0,4}-\s*[\d.,])/.test(written)) {
		return refused(`Enter the amount without a minus sign, like ${example}`)
	}
	const number = withoutCurrency(written, rules).trim()
	const digits = number.replace(/[\s'’]/g, '')
	if (/\p{Sc}|^[A-Z]{3}\d|\d[A-Z]{3}$/u.test(digits)) {
		return refused(`Enter the amount in ${currencyName(rules)}, like ${example}`)
	}
	// Spaces group thousands only: "20 30" is two amounts.
	const isOneNumber = !/[\s'’](?!\d{3}(?!\d))/.test(number)
	if (written.length > MAX_TYPED_LENGTH || !isOneNumber || !/^[\d.,]*$/.test(digits) || !/\d/.test(digits)) {
		return refused(`Enter one amount in figures, like ${example}`)
	}
	const split = splitNumber(digits, rules)
	if (split === undefined || !isInSteps(split, rules)) return refused(decimalsSentence(rules, example))
	return withinLimits(split, rules, example)
}

/** Whole and fraction digits. */
interface SplitNumber {
	whole: string
	fraction: string
}

/** Undefined when the separators make no number of this currency. */
function splitNumber(digits: string, rules: AmountRules): SplitNumber | undefined {
	const decimals = fractionDigits(rules.currency)
	const separators = digits.replace(/\d/g, '')
	if (separators === '') return { whole: digits, fraction: '' }
	const last = separators.at(-1) ?? ''
	const isOneKind = [...separators].every((separator) => separator === last)
	const at = digits.lastIndexOf(last)
	const [before, after] = [digits.slice(0, at), digits.slice(at + 1)]
	// "1,000,000" and, where the comma groups thousands, "1,000".
	const isGroup =
		isOneKind && (separators.length > 1 || (after.length === GROUP_DIGITS && last === groupSeparator(rules)))
	if (isGroup) return isGrouped(digits, last) ? { whole: digits.replaceAll(last, ''), fraction: '' } : undefined
	if (after.length > decimals) return undefined
	if (isOneKind) return { whole: before, fraction: after }
	// "1,000.50", "1.000,50"
	const other = separators[0] ?? ''
	if (separators.indexOf(last) !== separators.length - 1 || !isGrouped(before, other)) return undefined
	return { whole: before.replaceAll(other, ''), fraction: after }
}

function isGrouped(digits: string, separator: string): boolean {
	const [first = '', ...groups] = digits.split(separator)
	return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === GROUP_DIGITS)
}

function isInSteps({ fraction }: SplitNumber, { currency, step = 1 }: AmountRules): boolean {
	return (minorUnitsOf('0', fraction, currency) ?? 0) % step === 0
}

function withinLimits({ whole, fraction }: SplitNumber, rules: AmountRules, example: string): ParsedAmount {
	const { minimum, maximum, currency, locale } = rules
	const money = (amount: number) => formatMoney({ amount, currency }, locale)
	const significant = whole.replace(/^0+/, '')
	const tooMuch = `The most you can give here is ${money(maximum)}. If you would like to give more, please get in touch`
	if (significant.length > MAX_DIGITS) return { kind: 'refused', sentence: tooMuch }
	const amount = minorUnitsOf(significant || '0', fraction, currency) ?? 0
	if (amount === 0) return { kind: 'refused', sentence: `Enter an amount above zero, like ${example}` }
	if (amount < minimum) return { kind: 'refused', sentence: `The least you can give here is ${money(minimum)}` }
	if (amount > maximum) return { kind: 'refused', sentence: tooMuch }
	return { kind: 'amount', amount }
}

function decimalsSentence({ currency, locale, step = 1 }: AmountRules, example: string): string {
	const decimals = fractionDigits(currency)
	if (decimals === 0) return `Enter a whole amount, like ${example}`
	const digits = decimals === 2 ? 'two digits' : 'three digits'
	const last = step > 1 ? ', the last of them 0' : ''
	const precise = formatMoney({ amount: 125 * 10 ** (decimals - 1), currency }, locale)
	return `Enter the amount with ${digits} after the point${last}, like ${precise}, or as a whole number, like ${example}`
}

/** Removes the symbol or the code of the site's currency at either end: "£20", "20 GBP". */
function withoutCurrency(written: string, rules: AmountRules): string {
	const symbols = ['narrowSymbol', 'symbol', 'code'].map((currencyDisplay) =>
		partOf(rules, 'currency', { currencyDisplay }),
	)
	const upper = written.toUpperCase()
	// Japanese writes its sign in full width, "￥": both sides are compared in the plain form.
	for (const symbol of symbols.map((one) => one.normalize('NFKC').toUpperCase())) {
		if (upper.startsWith(symbol)) return upper.slice(symbol.length)
		if (upper.endsWith(symbol)) return upper.slice(0, -symbol.length)
	}
	return upper
}

/** "British pounds" */
function currencyName(rules: AmountRules): string {
	return partOf(rules, 'currency', { currencyDisplay: 'name' })
}

const groupSeparator = (rules: AmountRules) => partOf(rules, 'group')

function partOf({ locale, currency }: AmountRules, type: 'currency' | 'group', options: object = {}): string {
	const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, ...options }).formatToParts(20_000)
	return parts.find((part) => part.type === type)?.value ?? ''
}

/** Twenty, unless that is outside of the limits. */
function exampleAmount({ currency, minimum, maximum }: AmountRules): number {
	return Math.min(Math.max(20 * 10 ** fractionDigits(currency), minimum), maximum)
}

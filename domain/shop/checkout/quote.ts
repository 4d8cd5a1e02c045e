import { formatMoney } from '#lib/money.ts'

/** The sums of an order as they are now. Minor units. */
export interface Quote {
	currency: string
	lines: QuotedLine[]
	/** Null before a method is chosen, and when nothing is posted. */
	delivery: { key: string; label: string; priceMinor: number } | null
	/** The extra line. */
	donationMinor: number
	totalMinor: number
}

interface QuotedLine {
	slug: string
	variant: string
	/** "Rope lead, Red" */
	name: string
	quantity: number
	unitMinor: number
}

/** What a page showed, as its form sends it back. */
type ShownQuote = Pick<Quote, 'donationMinor' | 'totalMinor'> & {
	lines: Omit<QuotedLine, 'name'>[]
	delivery: { key: string; priceMinor: number } | null
}

/** More than any basket needs. */
const MAX_SHOWN_LENGTH = 20_000

export function quoteTotal({ lines, delivery, donationMinor }: Omit<Quote, 'totalMinor' | 'currency'>): number {
	const goods = lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0)
	return goods + (delivery?.priceMinor ?? 0) + donationMinor
}

/** Compared only: a changed one shows the sums again, and what the server computes is paid. */
export function formatShown({ lines, delivery, donationMinor, totalMinor }: ShownQuote): string {
	const rows = lines.map(({ slug, variant, quantity, unitMinor }) =>
		[encodeURIComponent(slug), encodeURIComponent(variant), quantity, unitMinor].join(':'),
	)
	const post = delivery ? `${encodeURIComponent(delivery.key)}:${delivery.priceMinor}` : ''
	return [rows.join(';'), post, donationMinor, totalMinor].join('|')
}

/** Undefined for anything else. */
export function parseShown(text: string): ShownQuote | undefined {
	const [rows = '', post = '', donation = '', total = '', ...rest] = text.slice(0, MAX_SHOWN_LENGTH).split('|')
	if (rest.length > 0 || !/^\d+$/.test(donation) || !/^\d+$/.test(total)) return undefined
	const lines = rows.split(';').filter(Boolean).map(parseRow)
	const [key = '', price = ''] = post.split(':')
	if (lines.includes(undefined) || (post !== '' && !/^\d+$/.test(price))) return undefined
	return {
		lines: lines.filter((line) => line !== undefined),
		delivery: post === '' ? null : { key: decoded(key), priceMinor: Number(price) },
		donationMinor: Number(donation),
		totalMinor: Number(total),
	}
}

function parseRow(row: string): ShownQuote['lines'][number] | undefined {
	const [slug = '', variant = '', quantity = '', unit = ''] = row.split(':')
	if (!/^\d+$/.test(quantity) || !/^\d+$/.test(unit)) return undefined
	return { slug: decoded(slug), variant: decoded(variant), quantity: Number(quantity), unitMinor: Number(unit) }
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return ''
	}
}

/**
 * What is different from what was shown, in sentences; empty when nothing is.
 *
 * @param problems of the basket, in sentences: what is gone or sold out
 */
export function changesSince(shown: ShownQuote, quote: Quote, problems: readonly string[], locale: string): string[] {
	const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, locale)
	const before = new Map(shown.lines.map((line) => [keyOf(line), line]))
	const now = new Map(quote.lines.map((line) => [keyOf(line), line]))
	const sentences = [...problems]
	for (const [key, { name, quantity, unitMinor }] of now) {
		const was = before.get(key)
		if (was && was.unitMinor !== unitMinor) {
			sentences.push(`${name} now costs ${money(unitMinor)} instead of ${money(was.unitMinor)}.`)
		}
		// What is short is among the problems.
		if (problems.length === 0 && was?.quantity !== quantity) {
			sentences.push(`Your basket now has ${quantity} × ${name}.`)
		}
	}
	if (problems.length === 0 && [...before.keys()].some((key) => !now.has(key))) {
		sentences.push('Something was taken out of your basket on another page.')
	}
	if (shown.delivery && quote.delivery && shown.delivery.priceMinor !== quote.delivery.priceMinor) {
		const [is, was] = [quote.delivery.priceMinor, shown.delivery.priceMinor]
		sentences.push(`Delivery now costs ${money(is)} instead of ${money(was)}.`)
	}
	const isSame = sentences.length === 0 && (shown.delivery === null || shown.totalMinor === quote.totalMinor)
	return isSame ? [] : [...sentences, `The total is now ${money(quote.totalMinor)}.`]
}

const keyOf = ({ slug, variant }: Pick<QuotedLine, 'slug' | 'variant'>) => `${slug}\n${variant}`

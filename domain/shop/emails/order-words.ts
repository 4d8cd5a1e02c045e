import type { DeliveryBand } from '#content/model/general-options.ts'
import type { Charity } from '#domain/charity/charity.ts'
import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import type { GiftAidEmailContext } from '#domain/gift-aid/gift-aid-email.ts'
import type { PaymentEmailContext } from '#domain/payables/payment-words.ts'
import type { Region } from '#domain/region/region.ts'
import { formatMoney } from '#lib/money.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { phoneFromAbroad } from '#lib/text/phone.ts'
import { cancellableLines } from '../cancellation.ts'
import { customsInWords, destinationOf, isExport } from '../customs.ts'
import { homeCountry } from '../delivery.ts'
import type { Address, Order, OrderLine } from '../order.ts'
import { donatedMinor, titleOf } from '../order.ts'
import { cancelPath, cardPath } from '../order-links.ts'
import { giftLines } from '../parcel.ts'
import { modelCancellationForm, type Term, termsOfSale } from '../terms.ts'
import { grossAtRate, isZeroRated, vatByRate, vatIncluded } from '../vat.ts'

/** What emails about orders need beside the order. */
export interface ShopEmailContext extends PaymentEmailContext, GiftAidEmailContext {
	shop: ShopFacts
}

interface ShopFacts {
	/** "" when the charity is not registered. */
	vatNumber: string
	/** "": the charity's address. */
	returnsAddress: string
	/** What buyers abroad are told about VAT and duty; "": our words. */
	customs: string
	/** How long goods are kept for a bank transfer. */
	reserveDays: number
	/** What posting costs: a cancellation gives back what the rest no longer needs. */
	delivery: readonly DeliveryBand[]
	/** What items say of when they are posted, by their slug. */
	dispatch: ReadonlyMap<string, string>
	/** The region of its public holidays. */
	region: Region
}

/** The context for a buyer abroad: with a phone number that can be dialled there. */
export function wordsForBuyer(order: Order, words: ShopEmailContext): ShopEmailContext {
	return { ...words, charity: charityForBuyer(destinationOf(order), words.charity, words.shop.delivery, words.locale) }
}

/** The charity with its phone number as it is dialled at the destination. @param destination ISO 3166-1; "" for nothing to post */
export function charityForBuyer(
	destination: string,
	charity: Charity,
	bands: readonly DeliveryBand[],
	locale: string,
): Charity {
	const home = homeCountry(bands, locale)
	if (destination === '' || destination === home) return charity
	return { ...charity, phone: phoneFromAbroad(charity.phone, home) }
}

/** Each line with its words and its sum, then what is added. */
export function orderRows(order: Order, words: Pick<ShopEmailContext, 'locale' | 'shop'>): Block {
	const money = moneyOf(order, words)
	const { delivery, donationMinor, payable } = order
	const rows = [
		...order.lines.map((line) => ({ label: lineInWords(line), value: money(line.totalMinor) })),
		...(delivery ? [{ label: `Delivery: ${delivery.label}`, value: money(delivery.priceMinor) }] : []),
		...(donationMinor > 0 ? [{ label: 'Your donation', value: money(donationMinor) }] : []),
		{ label: 'Total', value: [money(payable.due.amount), vatInWords(order, words)].filter(Boolean).join('\n') },
	]
	return { kind: 'rows', rows }
}

/** In place of words that an unconfirmed address is not sent. */
export const UNREPEATED_WORDS = 'with your words'

/** "2 × Name tag, Small: “BISCUIT”" */
export function lineInWords(line: Pick<OrderLine, 'title' | 'variantLabel' | 'quantity' | 'personalisation'>): string {
	const what = `${line.quantity} × ${titleOf(line)}`
	if (line.personalisation === UNREPEATED_WORDS) return `${what}, ${UNREPEATED_WORDS}`
	return line.personalisation ? `${what}: “${line.personalisation}”` : what
}

/**
 * "including £2.32 VAT at 20%"; of several rates, or beside a donation, what is at each, as an invoice has to say: "£13.95 at 20%, including £2.32 VAT;
 * £6 at 0%: “A booklet”; delivery is divided between them; £5 is a donation, outside VAT". "VAT at 0%" where that is all; "" where the charity is not
 * registered, or nothing taxable is sold.
 */
export function vatInWords(order: Order, words: Pick<ShopEmailContext, 'locale' | 'shop'>): string {
	if (words.shop.vatNumber === '') return ''
	const money = moneyOf(order, words)
	const destination = destinationOf(order)
	const rates = vatIncluded(order.lines, order.deliveryMinor, destination)
	const taxed = rates.filter(({ vatMinor }) => vatMinor > 0)
	const untaxed = order.lines.filter((line) => isZeroRated(line)).map(({ title }) => `“${title}”`)
	if (taxed.length === 0) return untaxed.length > 0 && !isExport(destination) ? 'VAT at 0%' : ''
	const donated = donatedMinor(order)
	if (rates.length === 1 && donated === 0) return vatByRate(rates, money).join('')
	const parts = rates.map((one) => {
		const sum = grossAtRate(one, money)
		return one.rate === 0 ? `${sum}: ${listInWords([...new Set(untaxed)])}` : sum
	})
	return [
		...parts,
		...(order.deliveryMinor > 0 && rates.length > 1 ? ['delivery is divided between them'] : []),
		...(donated > 0 ? [`${money(donated)} is a donation, outside VAT`] : []),
	].join('; ')
}

/** In lines, for a label. @param home no country is named there */
export function addressLines(address: Address, locale: string, home: string): string[] {
	const { lines, country } = address
	const name = country === home ? '' : countryName(country, locale)
	return [...lines, ...townLines(address), name].filter((line) => line !== '')
}

/** Where the postcode stands behind the town or below it; elsewhere it comes before. */
const POSTCODE_BELOW = new Set(['GB', 'IE', 'IM', 'JE', 'GG', 'GI', 'MT', 'IN', 'ZA'])
const POSTCODE_BEHIND = new Set(['US', 'CA', 'AU', 'NZ'])

/** Town, county and postcode in the order of their country. */
export function townLines({ town, county = '', postcode, country }: Address): string[] {
	if (POSTCODE_BELOW.has(country)) return [town, county, postcode]
	return [POSTCODE_BEHIND.has(country) ? `${town} ${postcode}` : `${postcode} ${town}`.trim()]
}

/** "Ireland"; the code itself when it is none. */
export function countryName(code: string, locale = 'en-GB'): string {
	if (!/^[A-Z]{2}$/.test(code)) return code
	return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}

export function addressRow(order: Order, { locale }: Pick<ShopEmailContext, 'locale'>): Block[] {
	const { address, payable } = order
	if (!address) return []
	const name = `${payable.firstName} ${payable.lastName}`.trim()
	return [{ kind: 'rows', rows: [{ label: 'To', value: [name, ...addressLines(address, locale, '')].join('\n') }] }]
}

/** What is ordered, as the terms of its sale ask. */
export function termsLines({ lines }: Pick<Order, 'lines'>) {
	return lines.map((line) => ({ ...line, isPersonal: line.personalisation !== '' }))
}

export function termsOf(order: Order, words: ShopEmailContext): Term[] {
	const { shop } = words
	const customs = customsInWords(destinationOf(order), shop.customs)
	return termsOfSale({
		...returnsTo(order, words),
		vatNumber: shop.vatNumber,
		lines: termsLines(order),
		customs,
		hasDonation: order.donationMinor > 0,
	})
}

/** Where goods of an order come back to. */
export function returnsTo(order: Order, { charity, shop, locale }: ShopEmailContext) {
	const { returnsAddress, delivery } = shop
	return { charity, returnsAddress, returnsCountry: returnsCountry(destinationOf(order), delivery, locale) }
}

/** "United Kingdom" under the address of returns for a buyer abroad; "" at home. @param destination ISO 3166-1; "" for nothing to post */
export function returnsCountry(destination: string, bands: readonly DeliveryBand[], locale: string): string {
	const home = homeCountry(bands, locale)
	return destination === '' || home === '' || destination === home ? '' : countryName(home, locale)
}

/** Without typing anything; the terms speak of it. Nothing for what cannot be cancelled. */
export function cancelLink(order: Order, { charity, formSecret }: ShopEmailContext): Block[] {
	if (cancellableLines(order).length === 0) return []
	return [{ kind: 'link', text: 'Cancel your order', url: charity.url + cancelPath(order.payable.id, formSecret) }]
}

/** To the greetings card of the gifts to the dogs; nothing without any. */
export function cardButton(order: Order, { charity, formSecret }: ShopEmailContext): Block[] {
	if (giftLines(order).length === 0) return []
	return [
		{ kind: 'button', text: 'Open your greetings card', url: charity.url + cardPath(order.payable.id, formSecret) },
	]
}

/** All that the law asks for, to keep. */
export function termBlocks(order: Order, words: ShopEmailContext): Block[] {
	const terms = termsOf(order, words)
	const canCancel = order.lines.some(({ needsDelivery, returnable }) => needsDelivery && returnable)
	return [
		...terms.flatMap(({ title, texts }): Block[] => [
			{ kind: 'subheading', text: title },
			...texts.map((text): Block => ({ kind: 'paragraph', text })),
		]),
		...(canCancel
			? [
					{ kind: 'subheading' as const, text: 'Form for cancelling' },
					...paragraphs('You may use it, but you don’t have to.'),
					{ kind: 'quote' as const, text: modelCancellationForm(returnsTo(order, words)) },
				]
			: []),
	]
}

export function moneyOf({ payable }: Pick<Order, 'payable'>, { locale }: Pick<ShopEmailContext, 'locale'>) {
	return (amount: number) => formatMoney({ amount, currency: payable.due.currency }, locale)
}

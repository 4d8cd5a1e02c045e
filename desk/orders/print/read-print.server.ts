import type { Content } from '#content/model/content.ts'
import { companyInWords } from '#domain/charity/charity.ts'
import { canPost } from '#domain/desk/orders/can-post.ts'
import { CUSTOMS_CATEGORY, customsForm } from '#domain/desk/orders/customs-form.ts'
import { STAGE_WORDS } from '#domain/desk/orders/order-words.ts'
import { postalLines } from '#domain/desk/orders/postal-lines.ts'
import type { PrintQuery } from '#domain/desk/orders/print-query.ts'
import { type SlipReturns, slipReturns } from '#domain/desk/orders/slip-returns.ts'
import { countryName, wordsForBuyer } from '#domain/shop/emails/order-words.ts'
import { type Order, orderStage } from '#domain/shop/order.ts'
import { giftLines, parcelWeightG, postalService, toPack, weightInWords } from '#domain/shop/parcel.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { decimalOf } from '#lib/money.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { findOrders } from '#records/shop/orders/list-orders.ts'
import { nameOf } from '../../giving/read-list.server.ts'
import type { DeskRequest } from '../../request.server.ts'
import { homeOf } from '../order-row.server.ts'
import type { CustomsView, LabelView, SenderView, SlipLine, SlipView } from './print-views.ts'

type PrintRequest = Pick<DeskRequest, 'store' | 'content' | 'timezone' | 'siteUrl' | 'giving' | 'today'>

/** The papers of the orders that were chosen, and what was left out. */
export async function readPrint(query: PrintQuery, desk: PrintRequest) {
	const { store, content, timezone, siteUrl } = desk
	const found = await findOrders(store, query.references)
	const orders = query.references.flatMap((reference) => found.filter((one) => one.payable.reference === reference))
	const printed = orders.filter(canPost)
	const home = homeOf(content)
	const bands = content.options?.shop.delivery ?? []
	const countryOf = ({ address }: Order) => (address && address.country !== home ? countryName(home) : '')
	const addressOf = (order: Order) => (order.address ? postalLines(nameOf(order.payable), order.address, home) : [])
	return {
		query,
		sender: senderOf(content, siteUrl),
		slips: printed.map(
			(order): SlipView => ({
				reference: order.payable.reference,
				ordered: formatDate(dayIn(timezone, order.payable.createdAt)),
				printed: formatDate(desk.today),
				address: addressOf(order),
				delivery: postalService(order, bands),
				weight: parcelWeightG(order) === 0 ? '' : `About ${weightInWords(parcelWeightG(order))}`,
				lines: [...toPack(order), ...giftLines(order)].map((line) => slipLine(line, content)).concat(cardLine(order)),
				note: order.note,
				customs: customsOf(order, content),
				returns: returnsOf(order, desk),
				senderCountry: countryOf(order),
			}),
		),
		labels: printed.map(
			(order): LabelView => ({
				reference: order.payable.reference,
				address: addressOf(order),
				delivery: postalService(order, bands),
				senderCountry: countryOf(order),
			}),
		),
		omitted: [
			...orders.filter((order) => !canPost(order)).map(omitted),
			...query.references
				.filter((reference) => orders.every(({ payable }) => payable.reference !== reference))
				.map((reference) => ({ reference, why: 'no such order' })),
		],
	}
}

function omitted(order: Order) {
	const { reference } = order.payable
	if (order.isOutOfStock) return { reference, why: 'out of stock' }
	const isParcel = order.address !== null && toPack(order).length > 0
	return { reference, why: isParcel ? STAGE_WORDS[orderStage(order)].toLowerCase() : 'nothing to post' }
}

function customsOf(order: Order, content: Content): CustomsView | null {
	const form = customsForm(order, content.merch)
	if (!form) return null
	const { lines, weightG, valueMinor, currency, missing } = form
	// The total has the currency, for all of them.
	const sum = (amount: number) => decimalOf({ amount, currency })
	return {
		category: CUSTOMS_CATEGORY,
		lines: lines.map((line) => ({
			id: line.id,
			what: `${line.quantity} × ${line.title}`,
			tariffCode: line.tariffCode,
			madeIn: line.madeIn,
			weight: weightInWords(line.weightG),
			value: sum(line.valueMinor),
		})),
		weight: weightInWords(weightG),
		value: `${sum(valueMinor)} ${currency}`,
		toFillIn: missing.length === 0 ? '' : `Fill in by hand: ${listInWords(missing)}.`,
	}
}

function slipLine(line: Order['lines'][number], { merch }: Content): SlipLine {
	const item = merch.find(({ id }) => id === line.merchId)
	return {
		id: line.id,
		quantity: line.quantity,
		title: line.title,
		variant: line.variantLabel,
		words: line.personalisation,
		wordsLabel: item?.personalisation?.label ?? 'Words',
		isPosted: line.needsDelivery,
	}
}

/** The greetings card of a gift in the order, if it goes into the parcel. */
function cardLine({ paperCard }: Order): SlipLine[] {
	if (paperCard?.address !== '') return []
	const card = { id: 'card', quantity: 1, title: 'Greetings card', variant: '', words: '', wordsLabel: '' }
	return [{ ...card, isPosted: true }]
}

function senderOf({ options }: Content, siteUrl: string): SenderView {
	const { legal, name } = options?.site ?? { legal: undefined, name: '' }
	const { returnsAddress = '' } = options?.shop ?? {}
	const address = returnsAddress || legal?.address || ''
	const sender = legal?.registeredName || name
	return {
		name: sender,
		address: address
			.split(/\n|,/)
			.map((line) => line.trim())
			// Some write the charity's name into its address.
			.filter((line) => line !== '' && line !== sender),
		company: legal ? companyInWords(legal) : '',
		website: siteUrl.replace(/^https?:\/\//, ''),
	}
}

function returnsOf(order: Order, { content, giving }: PrintRequest): SlipReturns {
	const { charity } = wordsForBuyer(order, giving.words)
	const returns = content.options?.shop.returns ?? ''
	return slipReturns(order, { returns, contact: contactInWords(charity.phone, content.options?.email ?? '') })
}

/** "ring 01632 960 144"; of a charity without a telephone "write to hello@fairlead.example", and "" without either. */
function contactInWords(phone: string, email: string): string {
	if (phone) return `ring ${phone.replaceAll(' ', '\u{A0}')}`
	return email && `write to ${email}`
}

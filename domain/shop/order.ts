import type { NewDeclaration } from '../gift-aid/new-declaration.ts'
import type { Payable, ProviderName } from '../payables/payable.ts'

/** How the reference of a refund begins that gives back what was paid above the order. */
export const SURPLUS_REFUND = 'bank refund of a surplus '

export interface Address {
	/** One or two. */
	lines: string[]
	town: string
	/** Only in Ireland: many towns have the same name, and an Eircode may be left blank. */
	county?: string
	/** "" where the country has none. */
	postcode: string
	/** ISO 3166-1. */
	country: string
}

export interface NewOrderLine {
	merchId: number
	slug: string
	/** The title when it was ordered, like all words and sums of a line. */
	title: string
	/** "" when the item has no variants. */
	variant: string
	variantLabel: string
	quantity: number
	unitMinor: number
	vatRate: number | null
	/** The weight of one. */
	weightG: number
	/** False: a gift to the dogs. Its price is a donation. */
	needsDelivery: boolean
	returnable: boolean
	/** The words of the buyer; "" for none. Two tags with different words are two lines. */
	personalisation: string
}

/** "T-shirt, Medium" */
export function titleOf({ title, variantLabel }: Pick<NewOrderLine, 'title' | 'variantLabel'>): string {
	return variantLabel ? `${title}, ${variantLabel}` : title
}

export interface NewOrder {
	/** One per draft of the form, so that sending it twice stores it once. */
	idempotencyKey: string
	provider: ProviderName
	/** Minor units that may be missing of a transfer; none by default. */
	tolerance?: number
	firstName: string
	lastName: string
	email: string
	/** Only if the courier needs it. */
	phone: string
	locale: string
	currency: string
	/** Null: nothing is posted. */
	address: Address | null
	delivery: OrderDelivery | null
	lines: NewOrderLine[]
	/** The extra line, without the gifts. */
	donationMinor: number
	note: string
	/** Gift Aid, for the part that is a donation. */
	declaration: NewDeclaration | null
}

interface OrderDelivery {
	key: string
	label: string
	priceMinor: number
}

/** A card that is posted by hand, because the buyer rang and asked for it. */
interface PaperCard {
	/** The address they gave; "" when it goes into their parcel. */
	address: string
	askedAt: number
	postedAt: number | null
}

export interface OrderLine extends NewOrderLine {
	id: string
	totalMinor: number
	/** How many were refunded. */
	refundedQuantity: number
	/** How many were in the parcel; null before it was sent, and of a gift. */
	sentQuantity: number | null
	/** How many came back, whether or not they were put back on the shelf. */
	returnedQuantity: number
	/** How many of these staff decided not to refund. */
	unrefundedQuantity: number
}

export interface Order {
	/** Reference, buyer, sum and state of payment. */
	payable: Payable
	lines: OrderLine[]
	/** What is posted, without delivery. */
	goodsMinor: number
	/** Lines that are gifts to the dogs. */
	giftsMinor: number
	deliveryMinor: number
	/** The extra line. */
	donationMinor: number
	delivery: OrderDelivery | null
	address: Address | null
	phone: string
	note: string
	packedAt: number | null
	sentAt: number | null
	/** "" for none. */
	trackingUrl: string
	/** The buyer asked for it, before or after it was sent. */
	cancelAskedAt: number | null
	cancelledAt: number | null
	/** The greetings card of its gifts, for who wants it on paper; null while no one asked for it. */
	paperCard: PaperCard | null
	/** When a parcel came back: the first whose refund is due, or the last. */
	returnedAt: number | null
	/** Paid after its goods were freed and sold to others: to be refunded or ordered again by staff. */
	isOutOfStock: boolean
	/** The optimistic lock of what staff and the buyer change. */
	version: number
}

/** What one refund gave back. */
export interface RefundOfOrder {
	/** For how many of which lines; empty for a sum that is for none, as one that was made at the provider. */
	lines: readonly { lineId: string; quantity: number }[]
	/** Minor units that all refunds of goods and delivery had given back before it, and with it. */
	ofShop: { before: number; after: number }
}

export type OrderStage =
	| 'unpaid'
	| 'part paid'
	| 'pending'
	| 'to pack'
	| 'packed'
	| 'sent'
	| 'fulfilled'
	| 'cancel asked'
	| 'cancelled'
	| 'expired'
	| 'refunded'
	/** Their bank has taken the money and decides: what has not left is kept. */
	| 'disputed'
	| 'dispute lost'

export const ORDER_STAGES = [
	'to pack',
	'packed',
	'cancel asked',
	'part paid',
	'disputed',
	'unpaid',
	'pending',
	'sent',
	'fulfilled',
	'cancelled',
	'refunded',
	'dispute lost',
	'expired',
] as const satisfies readonly OrderStage[]

type StagedOrder = Pick<Order, 'packedAt' | 'sentAt' | 'cancelAskedAt' | 'cancelledAt'> & {
	payable: Pick<Payable, 'state' | 'closedAt'>
	lines: readonly Pick<OrderLine, 'needsDelivery' | 'quantity' | 'refundedQuantity'>[]
}

/**
 * Where an order stands. "unpaid": the money has not been promised (a transfer that has not arrived, a card that was declined);
 * "part paid": less arrived than it costs, so it is not packed until the rest comes or staff accept it;
 * "pending": the provider has promised it; "expired": given up without money, its goods are on the shelf again; "fulfilled": paid, and nothing of it is posted.
 */
export function orderStage({ payable, lines, packedAt, sentAt, cancelAskedAt, cancelledAt }: StagedOrder): OrderStage {
	if (cancelledAt !== null) return 'cancelled'
	if (payable.state === 'refunded' || payable.state === 'dispute lost') return payable.state
	if (payable.state === 'part paid') return cancelAskedAt === null ? 'part paid' : 'cancel asked'
	if (!isPaid(payable)) {
		if (payable.closedAt !== null || payable.state === 'abandoned') return 'expired'
		return payable.state === 'pending' ? 'pending' : 'unpaid'
	}
	if (cancelAskedAt !== null) return 'cancel asked'
	if (sentAt !== null) return 'sent'
	const isPosted = lines.some((line) => line.needsDelivery && line.quantity > line.refundedQuantity)
	if (!isPosted) return 'fulfilled'
	if (payable.state === 'disputed') return 'disputed'
	return packedAt === null ? 'to pack' : 'packed'
}

/** What of an order is a donation: gifts to the dogs and the extra line. Gift Aid counts nothing else. */
export function donatedMinor({ giftsMinor, donationMinor }: Pick<Order, 'giftsMinor' | 'donationMinor'>): number {
	return giftsMinor + donationMinor
}

/** Everything that is paid. */
export function totalMinor(sums: Pick<Order, 'goodsMinor' | 'giftsMinor' | 'deliveryMinor' | 'donationMinor'>): number {
	return sums.goodsMinor + sums.giftsMinor + sums.deliveryMinor + sums.donationMinor
}

/** The sums of an order from its lines. */
export function sumsOf(
	order: Pick<NewOrder, 'lines' | 'delivery' | 'donationMinor'>,
): Pick<Order, 'goodsMinor' | 'giftsMinor' | 'deliveryMinor' | 'donationMinor'> {
	const sumOfLines = (isPosted: boolean) =>
		order.lines
			.filter(({ needsDelivery }) => needsDelivery === isPosted)
			.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0)
	return {
		goodsMinor: sumOfLines(true),
		giftsMinor: sumOfLines(false),
		deliveryMinor: order.delivery?.priceMinor ?? 0,
		donationMinor: order.donationMinor,
	}
}

/** A disputed order was paid: its goods may be on their way. */
function isPaid({ state }: Pick<Payable, 'state'>): boolean {
	return state === 'paid' || state === 'partly refunded' || state === 'disputed'
}

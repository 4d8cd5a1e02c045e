import type { Order, OrderStage } from '#domain/shop/order.ts'
import type { OrdersView } from './orders-query.ts'

export const STAGE_WORDS: Record<OrderStage, string> = {
	unpaid: 'Not paid yet',
	'part paid': 'Part of the money is here',
	pending: 'Payment on its way',
	'to pack': 'To pack',
	packed: 'Packed',
	sent: 'Sent',
	fulfilled: 'Paid, nothing to post',
	'cancel asked': 'Cancelled, to refund',
	cancelled: 'Cancelled',
	expired: 'Expired, not paid',
	refunded: 'Refunded',
	disputed: 'Disputed by their bank',
	'dispute lost': 'Dispute lost',
}

type Waiting = Pick<Order, 'isOutOfStock' | 'paperCard'>

/** What an order waits for, or that it is done. */
export function stageInWords(stage: OrderStage, order: Waiting): string {
	if (order.isOutOfStock && stage === 'to pack') return 'Out of stock'
	if (stage !== 'fulfilled' || !order.paperCard) return STAGE_WORDS[stage]
	return isCardDue(order) ? 'Paid, a card to post' : 'Card posted'
}

export function stageTone(stage: OrderStage, order: Waiting): 'good' | 'trouble' | 'plain' {
	if (order.isOutOfStock || ['cancel asked', 'part paid', 'disputed'].includes(stage)) return 'trouble'
	return stage === 'sent' || (stage === 'fulfilled' && !isCardDue(order)) ? 'good' : 'plain'
}

/** Its greetings card on paper waits for someone. */
function isCardDue({ paperCard }: Waiting): boolean {
	return paperCard?.postedAt === null
}

export const VIEW_WORDS: Record<OrdersView, string> = {
	'to pack': 'To pack',
	packed: 'Packed',
	cards: 'Cards to post',
	sent: 'Sent or done',
	'to decide': 'To decide',
	unpaid: 'Not paid yet',
	ended: 'Ended',
	all: 'All',
}

/** What an empty list says. */
export const EMPTY_WORDS: Record<OrdersView, string> = {
	'to pack': 'Everything that was paid for is packed.',
	packed: 'Nothing is waiting for the post.',
	cards: 'No one is waiting for a card on paper.',
	sent: 'Nothing has been sent yet.',
	'to decide':
		'Nothing to decide: no one has cancelled, no money is missing or too much, came too late or went back twice, and nothing is out of stock.',
	unpaid: 'No order waits for its money.',
	ended: 'No order has ended. Those that were refunded, cancelled for good or not paid in time come here.',
	all: 'The first order appears here as soon as someone presses the button in the shop.',
}

/** What the team sees: parcels, not money. */
export const PACKING_VIEWS: readonly OrdersView[] = ['to pack', 'to decide', 'packed', 'cards', 'sent']

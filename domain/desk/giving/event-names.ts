/** Words for the objects that Stripe's events are about. */
const OBJECTS: [prefix: string, words: string][] = [
	['checkout.session', 'A checkout'],
	['payment_intent', 'A payment'],
	['charge.dispute', 'A dispute'],
	['charge.refund', 'A refund'],
	['refund', 'A refund'],
	['charge', 'A charge'],
	['invoice', 'A monthly payment'],
	['customer.subscription', 'A monthly donation'],
]

/** "A refund (refund.created)"; the kind alone when it is unknown. */
export function eventName(type: string): string {
	const known = OBJECTS.find(([prefix]) => type.startsWith(`${prefix}.`))
	return known ? `${known[1]} (${type})` : type
}

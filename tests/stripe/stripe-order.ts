import type Stripe from 'stripe'

/** What our code asks for, for one donation of £25. */
export function orderOf(reference: string) {
	return {
		mode: 'payment',
		client_reference_id: reference,
		customer_email: 'robin@example.org',
		success_url: 'http://localhost:1/thanks?session={CHECKOUT_SESSION_ID}',
		cancel_url: 'http://localhost:1/pay',
		metadata: { reference },
		line_items: [
			{ quantity: 1, price_data: { currency: 'gbp', unit_amount: 2500, product_data: { name: 'Donation' } } },
		],
		payment_intent_data: { metadata: { reference } },
	} satisfies Stripe.Checkout.SessionCreateParams
}

/** The same order each month. */
export function monthlyOrderOf(reference: string) {
	const { payment_intent_data, line_items, ...order } = orderOf(reference)
	return {
		...order,
		mode: 'subscription',
		line_items: line_items.map(({ price_data, ...item }) => ({
			...item,
			price_data: { ...price_data, recurring: { interval: 'month' } },
		})),
		subscription_data: { metadata: { reference } },
	} satisfies Stripe.Checkout.SessionCreateParams
}

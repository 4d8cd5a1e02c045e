/** The steps by name. Without anything to post there is none for delivery. */
export function checkoutStage(step: 'details' | 'delivery' | 'pay', hasDelivery: boolean) {
	const names = ['Your details', ...(hasDelivery ? ['Delivery'] : []), 'Check your order']
	const number = step === 'details' ? 1 : step === 'delivery' ? 2 : names.length
	return { title: names[number - 1] ?? '', number, count: names.length, names }
}

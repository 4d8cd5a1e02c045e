/** Whose amounts stay in the accounts when a person is erased: "donations", "orders", "donations and orders"; "" for none. */
export function whoseAmountsStay({ donations, orders }: { donations: number; orders: number }): string {
	return [donations > 0 && 'donations', orders > 0 && 'orders'].filter(Boolean).join(' and ')
}

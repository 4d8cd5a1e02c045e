/** What a donor paid with, as far as the ways to pay of the provider are told apart. */
export const PAYMENT_METHODS = ['card', 'apple pay', 'google pay', 'direct debit'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

import type { Donation } from '../giving/donation.ts'
import type { Order } from '../shop/order.ts'

/** What stands beside a payable, one to one. */
export type Beside =
	/** `isStoppedForDog`: it ends because the sponsored dog found a home or died, which another email says. */
	{ donation: Donation; isStoppedForDog: boolean } | { order: Order }

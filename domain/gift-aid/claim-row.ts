import type { Declaration } from './declaration.ts'

/** A payment to claim on, covered by its declaration (`covers`). */
export interface ClaimableGift {
	paymentId: string
	/** The day of the payment, `YYYY-MM-DD`. */
	day: string
	/** Pence that the charity still has: refunds taken off. */
	amount: number
	currency: string
	/** The id of its monthly donation: the payments of a donor’s monthly donations share a row. Null for a single one. */
	monthlyId: string | null
	declaration: Declaration
}

/** A row of the tax office's schedule, each cell as it is pasted. */
export interface ClaimRow {
	paymentIds: string[]
	title: string
	firstName: string
	lastName: string
	/** House name or number; outside of the United Kingdom the whole address. */
	house: string
	/** "X" outside of the United Kingdom. */
	postcode: string
	/** Always "": donations are listed one by one. */
	aggregated: ''
	/** Always "": sponsoring a dog is no sponsored event. */
	sponsored: ''
	/** DD/MM/YY */
	date: string
	/** "200.00" */
	amount: string
}

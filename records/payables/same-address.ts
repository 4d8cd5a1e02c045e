import type { Payable } from '#domain/payables/payable.ts'
import type { Database } from './payables.ts'

/** How many others came from the same email address. */
export interface SameAddress {
	/** Sponsorships too. */
	donations: number
	orders: number
}

/** The donations and orders of the same address beside one; of someone without an address none. */
export async function countOfSameAddress(
	db: Database,
	{ id, email }: Pick<Payable, 'id' | 'email'>,
): Promise<SameAddress> {
	if (email === '') return { donations: 0, orders: 0 }
	const rows = await db
		.selectFrom('payable')
		.select(['kind', (eb) => eb.fn.countAll<number | string>().as('count')])
		.where('id', '!=', id)
		.where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
		.groupBy('kind')
		.execute()
	const sum = (isOrder: boolean) =>
		rows.filter(({ kind }) => (kind === 'order') === isOrder).reduce((total, { count }) => total + Number(count), 0)
	return { donations: sum(false), orders: sum(true) }
}

import type { Payable, Payment } from '#domain/payables/payable.ts'
import type { Store } from '../store/open-store.ts'
import { asPayable, listPayments } from './payables.ts'

export interface PayableInBooks {
	payable: Payable
	/** All attempts, or months, in their order. */
	payments: Payment[]
}

/** Undefined also when its personal data was severed: no page of its person is left. */
export async function readPayable({ db }: Store, id: string): Promise<PayableInBooks | undefined> {
	const row = await db
		.selectFrom('payable')
		.selectAll()
		.where('id', '=', id)
		.where('anonymised_at', 'is', null)
		.executeTakeFirst()
	return row && { payable: asPayable(row), payments: await listPayments(db, id) }
}

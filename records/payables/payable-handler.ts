import type { Transaction } from 'kysely'
import type { AuditAction } from '#domain/desk/people/staff.ts'
import type { PayableDetails } from '#domain/payables/payable-details.ts'
import type { PaymentEvent } from '../payments/payment-events.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import type { Effect } from './ledger/ledger.ts'
import type { Database, PayableRow, PaymentRow } from './payables.ts'

/** What differs between the payments of donations and those of orders. */
export interface PayableHandler {
	/** Enters money in the ledger, in the funds it belongs to. @returns whether it is new */
	enter(
		transaction: Transaction<Tables>,
		about: { payable: PayableRow; payment: PaymentRow },
		effect: Effect,
	): Promise<boolean>
	/** Follows an event that was applied: of an order the stock. */
	follow(
		transaction: Transaction<Tables>,
		about: { engine: Store['engine']; payable: PayableRow; event: PaymentEvent; isEntered: boolean; now: number },
	): Promise<void>
	/** Before another attempt to pay. @returns whether it may be paid: false when its goods were sold to others */
	mayBePaidAgain(transaction: Transaction<Tables>, engine: Store['engine'], payable: PayableRow): Promise<boolean>
	/** Increments the version that its forms at the desk are locked with. @returns false when it is not the one that was seen */
	advanceVersion(transaction: Transaction<Tables>, payableId: string, seenVersion: number): Promise<boolean>
	/** A note on it, in the audit log. */
	noteAction: AuditAction
	/** @param event that was applied */
	read(db: Database, payableId: string, event?: PaymentEvent): Promise<PayableDetails>
}

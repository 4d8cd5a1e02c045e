import { createContext } from 'react-router'
import type { UnpaidLimits } from '#domain/shop/unpaid-limits.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import type { Store } from '#records/store/open-store.ts'

/** Access to the records, opened once and set for each request. */
export interface Records {
	store: Store
	/** Call after writing a delivery. */
	deliver(): void
	/** Signs hidden fields of forms. */
	formSecret: FormSecret
	/** Whether another unsolicited email may be sent to an address now; counts it. @throws when the store failed */
	mayWriteTo(email: string): Promise<boolean>
	/** Limits of emails to unconfirmed addresses per hour; counted in the store. */
	emailLimits: { maxPerClientHour: number; maxPerSiteHour: number }
	onEmailAlarm(): void
	/** What orders of the shop may keep off the shelf without money. */
	unpaidLimits: UnpaidLimits
}

export const recordsContext = createContext<Records>()

export const visitorContext = createContext<{
	/** A keyed hash of the network address; "" for GET requests. */
	clientHash: string
}>()

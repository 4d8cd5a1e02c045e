import { createContext } from 'react-router'
import type { Store } from '#records/store/open-store.ts'

/** Records access for actions, opened once by the server and set for each request. */
export interface Records {
	store: Store
	/** Call after writing something that must be delivered. */
	deliver(): void
	/** Signs tokens in the forms' pages. */
	formSecret: string
	/** Whether another unsolicited email may be sent to an address now (rate limit per mailbox). */
	mayWriteTo(email: string): boolean
	/** Limits of emails to unconfirmed addresses per hour; counted in the store. */
	emailLimits: { maxPerClientHour: number; maxPerSiteHour: number }
	/** Call when staff are told that such emails are quarantined. */
	onEmailAlarm(): void
	/** Whether submissions are also sent to the content's WordPress. */
	hasInbox: boolean
}

export const recordsContext = createContext<Records>()

/** The visitor of the request. */
export const visitorContext = createContext<{
	/** Over the rate limit: answers are shown again with a message, and not stored. */
	isTooFast: boolean
	/** A keyed hash of the network address; "" for GET requests. */
	clientHash: string
}>()

import { createContext } from 'react-router'
import type { Store } from '#records/store/open-store.ts'

/** What actions need to keep what visitors send. The server opens it once and hands it in with each request. */
export interface Records {
	store: Store
	/** Call after something was written that must be delivered. */
	deliver(): void
	/** Signs what the pages of forms carry. */
	formSecret: string
	/** Whether another letter that anybody can ask for may go to an address now: nobody's mailbox is filled by our forms. */
	mayWriteTo(email: string): boolean
	/** How many emails may leave within an hour to addresses nobody has confirmed; counted in the store. */
	emailLimits: { maxPerClientHour: number; maxPerSiteHour: number }
	/** Call when staff are told that such emails wait in quarantine. */
	onEmailAlarm(): void
	/** Whether submissions go to the WordPress that holds the content, too. */
	hasInbox: boolean
}

export const recordsContext = createContext<Records>()

/** Of the one who asks. */
export const visitorContext = createContext<{
	/** Sent more forms than people do. Their answers are shown again with a sentence, and not kept. */
	isTooFast: boolean
	/** A keyed hash of their network address; "" for who only reads. */
	clientHash: string
}>()

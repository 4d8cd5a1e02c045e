import { createContext } from 'react-router'
import type { Content } from '#content/model/content.ts'
import type { Operations } from '#domain/desk/operations.ts'
import type { IdentityProvider } from '#domain/desk/people/identity-provider.ts'
import type { StaffSession } from '#domain/desk/people/staff.ts'
import type { EmailContext } from '#domain/payables/email-context.ts'
import type { DeliveriesOfChange } from '#records/payables/apply-payment-event.ts'
import type { StripeProvider } from '#records/payments/stripe/stripe-provider.ts'
import type { Device } from '#records/staff/sign-in/devices.ts'
import type { WithheldEmails } from '#records/staff/sign-in/sign-in.ts'
import type { Store } from '#records/store/open-store.ts'

/** What the server hands in with each request. The keys come from the built desk's exports. */
export interface DeskRequest {
	store: Store
	/** Empty while no content has arrived: the desk answers without it. */
	content: Content
	/** The public origin, without a slash at the end. */
	siteUrl: string
	/** Milliseconds since 1970. */
	now: number
	/** The charity's calendar day, `YYYY-MM-DD`. */
	today: string
	/** The charity's name; "The" without content, so that the heading reads "The desk". */
	charityName: string
	timezone: string
	/** Keyed hash of the network address. */
	clientHash: string
	/** The browser, for the session that it may start. */
	device: Device
	session: StaffSession | undefined
	/** Whose accounts sign people in; undefined for no one's. */
	provider: IdentityProvider | undefined
	/** The running site. */
	operations: Operations
	giving: DeskGiving
	/** The newest event when the request came: its page shows everything until then. */
	lastEventId: number
	/** Opens the event stream of a session, with what came after an event. */
	openEvents(sessionId: string, after: number | undefined): Promise<Response>
	/** Sends pending emails now. */
	deliver(): void
	/** Tells the operator, in the log. */
	reportWithheld(emails: WithheldEmails): void
}

export const deskContext = createContext<DeskRequest>()

/** Marks this render's own inline scripts, which the server hashes into the content security policy. */
export const nonceContext = createContext<string>()

export const errorLogContext = createContext<(error: unknown, path: string) => void>()

/** What pages about donations use of the running site. */
export interface DeskGiving {
	/** Stripe; undefined while its keys are not set. */
	provider: StripeProvider | undefined
	/** The charity's words in emails to donors. */
	words: EmailContext
	/** The emails that follow from a payment. */
	deliveriesOf: DeliveriesOfChange
	/** What is wrong with the account at Stripe, in sentences. */
	warnings: string[]
}

/** The status of the page that stands for a refusal without one (`routes/unmatched.tsx`). */
export const refusedStatusContext = createContext(404)

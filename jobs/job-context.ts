import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import type { Donation } from '#domain/giving/donation.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import type { Store } from '#records/store/open-store.ts'

/** The parameters of every job. */
export interface JobContext {
	store: Store
	content: Content
	formContext: FormContext
	/** Signs links in emails. */
	formSecret: FormSecret
	timezone: string
	/** Milliseconds since 1970. */
	now: number
	/** Ends a monthly donation by card; throws while it is not confirmed. Undefined without card payments. */
	cancelMonthly?: ((donation: Donation) => Promise<void>) | undefined
	/** Called for a submission that failed; the others go on. */
	onError: (error: unknown) => void
}

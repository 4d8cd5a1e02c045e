import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import type { Store } from '#records/store/open-store.ts'

/** The parameters of every job. */
export interface JobContext {
	store: Store
	content: Content
	formContext: FormContext
	timezone: string
	/** Whether submissions go to the WordPress that holds the content, too. */
	hasInbox: boolean
	/** Milliseconds since 1970. */
	now: number
	/** Called for a submission that failed; the others go on. */
	onError: (error: unknown) => void
}

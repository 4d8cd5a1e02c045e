import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import type { Store } from '#records/store/open-store.ts'

/** What every job is handed. */
export interface JobContext {
	store: Store
	content: Content
	world: FormContext
	timezone: string
	/** Whether submissions go to the WordPress that holds the content, too. */
	hasInbox: boolean
	/** Milliseconds since 1970. */
	now: number
	/** Told of one submission that failed; the others go on. */
	onError: (error: unknown) => void
}

import { findAccepted } from '#records/applications/find-accepted.ts'
import type { Store } from '#records/store/open-store.ts'
import type { FormId } from './form.server.ts'
import { dayInWords } from './letters/received.server.ts'
import { WHAT_NEXT } from './what-next.server.ts'

/** What the page after sending says; null when what was sent has been deleted since. */
export async function sentView(store: Store, formId: FormId, submissionId: string) {
	const sent = await findAccepted(store, submissionId)
	if (!sent || formId === 'newsletter') return null
	const { title, thanks, next, prepare } = WHAT_NEXT[formId]
	return {
		title,
		thanks: thanks(sent.about),
		reference: sent.reference,
		replyBy: dayInWords(sent.replyBy),
		// What looks like junk gets no letter before somebody has looked at it: then none is promised.
		hasAddress: sent.email !== '',
		letterTo: sent.isQuarantined || !sent.email ? null : sent.email,
		next,
		prepare,
	}
}

import { findAccepted } from '#records/applications/find-accepted.ts'
import type { Store } from '#records/store/open-store.ts'
import type { FormId } from './form.server.ts'
import { dayInWords } from './letters/received.server.ts'
import { WHAT_NEXT } from './what-next.server.ts'
import type { World } from './world.server.ts'

/** What the page after sending says; null when what was sent has been deleted since. */
export async function sentView(store: Store, formId: FormId, submissionId: string, { charity, region }: World) {
	const sent = await findAccepted(store, submissionId)
	if (!sent || formId === 'newsletter') return null
	const { reference } = sent
	// What looks like junk gets no letter before somebody has looked at it: then none is promised.
	const letterTo = sent.isQuarantined || !sent.email ? null : sent.email
	if (sent.isUrgent) {
		const title = charity.phone ? 'Please ring us now' : 'We have your message'
		return {
			isUrgent: true as const,
			title,
			reference,
			letterTo,
			phone: charity.phone,
			emergency: region.emergency.number,
			exitUrl: region.emergency.exitUrl,
		}
	}
	const { title, thanks, next, prepare } = WHAT_NEXT[formId]
	return {
		isUrgent: false as const,
		title,
		thanks: thanks(sent.about),
		reference,
		replyBy: dayInWords(sent.replyBy),
		hasAddress: sent.email !== '',
		letterTo,
		next,
		prepare,
	}
}

import type { FormContext } from '#domain/applications/form-context.ts'
import type { FormId } from '#domain/forms/form.ts'
import { formatDateWithWeekday } from '#lib/dates.ts'
import type { Store } from '#records/store/open-store.ts'
import { findAccepted } from '#records/submissions/find-accepted.ts'
import { CONFIRMATIONS } from './confirmation.server.ts'

/** The data of the confirmation page, unless the submission was deleted. */
export async function sentView(store: Store, formId: FormId, submissionId: string, { charity, region }: FormContext) {
	const sent = await findAccepted(store, submissionId)
	if (!sent || formId === 'newsletter') return null
	const { reference } = sent
	const emailTo = sent.hasReplyDeadline && sent.email ? sent.email : null
	if (sent.isUrgent) {
		const title = charity.phone ? 'Please ring us now' : 'We have your message'
		return {
			isUrgent: true as const,
			title,
			reference,
			emailTo,
			phone: charity.phone,
			emergency: region.emergency.number,
			exitUrl: region.emergency.exitUrl,
		}
	}
	const { title, thanks, next, prepare } = CONFIRMATIONS[formId]
	const known = {
		isUrgent: false as const,
		thanks: thanks(sent.about),
		reference,
		phone: charity.phone,
		hasAddress: sent.email !== '',
	}
	// A quarantined submission gets no email and no reply deadline before release.
	if (!sent.hasReplyDeadline) return { ...known, title: 'We have it', replyBy: null, emailTo, next: [], prepare: [] }
	return { ...known, title, replyBy: formatDateWithWeekday(sent.replyBy), emailTo, next, prepare }
}

import type { Replica } from '#content/replica/replica.ts'
import type { Log } from './log.ts'

/** What to do about it is in the same sentence: operators meet it in `/readyz` first. */
const FORMS_CLOSED =
	'Forms are closed: there is no address to tell staff of what visitors send. Set NOTIFICATION_EMAIL, or notification_email or a contact address in the general options.'

/** What operators should know of the content, in sentences for `/readyz`; the log tells when each begins and ends. */
export function createContentWarnings({
	replica,
	log,
}: {
	replica: Pick<Replica, 'status' | 'onRevision'>
	log: Pick<Log, 'warn' | 'info'>
}) {
	let areFormsClosed = false

	function check() {
		const { hasContent, hasNotificationEmail } = replica.status()
		const isClosed = hasContent && !hasNotificationEmail
		if (isClosed && !areFormsClosed) log.warn({ reason: FORMS_CLOSED }, 'forms closed')
		if (!isClosed && areFormsClosed) log.info('forms open again')
		areFormsClosed = isClosed
	}

	replica.onRevision(check)
	return {
		/** Once the saved copy is loaded, which is no new revision. */
		check,
		all: () => (areFormsClosed ? [FORMS_CLOSED] : []),
	}
}

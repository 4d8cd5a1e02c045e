import type { ReplicaStatus } from '#content/replica/replica.ts'
import type { Log } from '../logging/log.ts'

/** Includes the remedy, as operators see it first in `/readyz`. */
const FORMS_CLOSED =
	'Forms are closed: there is no address for notices to staff. Set NOTIFICATION_EMAIL, or notification_email or a contact address in the general options.'

const PHRASES = {
	forms: { begins: 'forms closed', ends: 'forms open again' },
	contract: { begins: 'contract version unknown', ends: 'contract version known again' },
}

/** Content warnings for `/readyz`; each is logged when it begins and ends. */
export function createContentWarnings(log: Pick<Log, 'warn' | 'info'>) {
	const current = new Map<keyof typeof PHRASES, string>()

	function setWarning(topic: keyof typeof PHRASES, reason: string | undefined) {
		const before = current.get(topic)
		if (reason === before) return
		if (reason === undefined) {
			current.delete(topic)
			log.info(PHRASES[topic].ends)
		} else {
			current.set(topic, reason)
			log.warn({ reason }, PHRASES[topic].begins)
		}
	}

	return {
		content({ hasContent, hasNotificationEmail }: Pick<ReplicaStatus, 'hasContent' | 'hasNotificationEmail'>) {
			setWarning('forms', hasContent && !hasNotificationEmail ? FORMS_CLOSED : undefined)
		},
		/** @param unknown a contract version that this site does not know */
		contract(unknown: string | undefined) {
			setWarning('contract', unknown === undefined ? undefined : unknownContract(unknown))
		},
		all: () => [...current.values()],
	}
}

function unknownContract(version: string): string {
	return `The content backend uses version ${version} of the contract, which this site does not know. Update the site; until then content may be missing or misread.`
}

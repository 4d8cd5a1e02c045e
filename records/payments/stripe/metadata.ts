import type { Donation } from '#domain/giving/donation.ts'
import type { Payment } from '#domain/payables/payable.ts'

/** Our references, as they stand in the metadata of sessions, payment intents and subscriptions. */
export function metadataOf(donation: Pick<Donation, 'reference'>, payment: Pick<Payment, 'id'>) {
	return { reference: donation.reference, payment: payment.id }
}

/** The references in the metadata of an object; null for an object of other software. */
export function referencesIn(metadata: Record<string, string> | null | undefined) {
	return { reference: metadata?.reference ?? null, paymentId: metadata?.payment ?? null }
}

/** On a session that the check of the settings opens: nothing is expected of it. */
export const SETTINGS_CHECK = { settings_check: 'yes' }

export function isSettingsCheck(metadata: Record<string, string> | null | undefined): boolean {
	return metadata?.settings_check === SETTINGS_CHECK.settings_check
}

import type { Present } from '../donation.ts'

/**
 * What was done for a sponsorship. "outcome seen": the content says that the dog found a home or died. "stopping": the provider is
 * asked to take no more money; "stopped": it is over, and the sponsor has been told. Each has the dog's id as its ref, followed by what
 * makes it unique.
 */
const SPONSORSHIP_EVENTS = [
	'present sent',
	'present to post',
	'news sent',
	'news stopped',
	'outcome seen',
	'moved',
	'stopping',
	'stopped',
	'asked',
] as const
export type SponsorshipEventKind = (typeof SPONSORSHIP_EVENTS)[number]

export interface SponsorshipEvent {
	kind: SponsorshipEventKind
	ref: string
	at: number
}

/** Whether someone is still to hear of a present. A recipient who was erased gets none. */
export function isPresentToTell(present: Present | null, events: readonly SponsorshipEvent[]): present is Present {
	const isDone = events.some(({ kind }) => kind === 'present sent' || kind === 'present to post')
	return present !== null && present.recipient !== '' && !isDone
}

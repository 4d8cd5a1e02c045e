/**
 * What was done for a sponsorship. "outcome seen": the content says that the dog found a home or died. "stopping": the provider is
 * asked to take no more money; "stopped": it is over, and the sponsor has been told. Each has the dog's id as its ref, followed by what
 * makes it unique.
 */
export const SPONSORSHIP_EVENTS = [
	...(['present sent', 'present to post', 'news sent', 'news stopped'] as const),
	...(['outcome seen', 'moved', 'stopping', 'stopped', 'asked'] as const),
] as const
export type SponsorshipEventKind = (typeof SPONSORSHIP_EVENTS)[number]

export interface SponsorshipEvent {
	kind: SponsorshipEventKind
	ref: string
	at: number
}

import { listInWords } from '#lib/text/list-in-words.ts'
import type { Cancellation } from './cancellation.ts'

/** "what we make for you and your donation": what stays ordered; "" for nothing. */
export function keptInWords({ kept, donation }: Pick<Cancellation, 'kept' | 'donation'>): string {
	const posted = kept.filter(({ needsDelivery }) => needsDelivery)
	const isPersonal = ({ personalisation }: (typeof kept)[number]) => personalisation !== ''
	return listInWords([
		...(posted.some(isPersonal) ? ['what we make for you'] : []),
		...(posted.every(isPersonal) ? [] : ['what can’t be sent back']),
		...(posted.length < kept.length ? ['your gift to the dogs'] : []),
		...(donation.isKept ? ['your donation'] : []),
	])
}

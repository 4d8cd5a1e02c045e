import { formatDate } from '#lib/dates.ts'

interface FileFacts {
	/** The day of the last asking, as 2026-11-21; "" when no one asked. */
	askedOn: string
	/** The last day of the link of that asking; "" when no one asked. */
	linkUntil: string
	isLinkOver: boolean
	/** How many are here. */
	count: number
	/** The day of the newest file; "" for none. */
	lastOn: string
}

interface FileState {
	/** In a word or two. */
	pill: string
	/** Someone has to do something. */
	isUrgent: boolean
	words: string
}

/** Where a case stands with photos and papers: asked for, arrived, or the link is over. */
export function fileState({ askedOn, linkUntil, isLinkOver, count, lastOn }: FileFacts): FileState {
	const asked = askedOn === '' ? '' : `Asked for on ${formatDate(askedOn)}.`
	const link =
		askedOn === ''
			? ''
			: isLinkOver
				? `Their link stopped working on ${formatDate(linkUntil)}.`
				: `Their link works until ${formatDate(linkUntil)}.`
	if (count > 0) {
		const last = count === 1 ? `It came on ${formatDate(lastOn)}.` : `The last came on ${formatDate(lastOn)}.`
		return { pill: `${count} arrived`, isUrgent: false, words: [asked, last, link].filter(Boolean).join(' ') }
	}
	if (askedOn === '') {
		const words = 'Photos of the garden or a note from the landlord arrive by a link that works for 14 days.'
		return { pill: 'Not asked for', isUrgent: false, words }
	}
	if (isLinkOver) {
		const words = `${asked} Nothing arrived. ${link} Email another link, or ring them.`
		return { pill: 'Link expired', isUrgent: true, words }
	}
	return { pill: 'Asked for', isUrgent: false, words: `${asked} Nothing has arrived yet. ${link}` }
}

import type { Content } from '#content/model/content.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { ownValue } from '#lib/own-value.ts'
import { findFileLink } from '#records/files/file-links.ts'
import type { Store } from '#records/store/open-store.ts'
import type { FilesPageProps } from './files-page.tsx'

const PROBLEMS: Record<string, string> = {
	none: 'Choose at least one file first.',
	'too large':
		'One of the files has more than 15 MB. Choose smaller ones, or take the photo again with your phone’s normal setting.',
	'too many': 'There were more files than we can take. Choose fewer.',
	'wrong type': 'One of the files is not a photo or a PDF that we can open. Choose JPEG, PNG, WebP, HEIC or PDF files.',
	broken: 'The files did not arrive whole. Please send them again.',
	'not stored':
		'The place where we keep files doesn’t answer or is full. That is our fault, and we have been told. Please try again in an hour: your link goes on working.',
	'too slow': 'Sending took too long. Try again where the connection is better, or send one file at a time.',
}

interface Request {
	store: Store
	content: Pick<Content, 'options'>
	now: number
}

export async function filesPageOf(url: URL, { store, content, now }: Request): Promise<FilesPageProps> {
	const key = url.searchParams.get('key') ?? ''
	const link = await findFileLink(store, key, now)
	const sent = Number(url.searchParams.get('sent'))
	const phone = content.options?.site.phone
	const until = link && formatDate(dayIn(content.options?.site.timezone ?? 'Europe/London', link.expiresAt))
	return {
		link: link && { reference: link.reference, until: until ?? '', remaining: link.remaining },
		sent: Number.isInteger(sent) && sent > 0 && sent <= 10 ? sent : 0,
		problem: ownValue(PROBLEMS, url.searchParams.get('problem') ?? '') ?? '',
		action: `/apply/files?key=${encodeURIComponent(key)}`,
		ring: phone ? `ring us on ${phone}` : 'reply to our email',
	}
}

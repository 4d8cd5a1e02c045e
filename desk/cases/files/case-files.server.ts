import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { dayIn, formatDateTime } from '#lib/dates.ts'
import { listCaseEvents } from '#records/cases/events.ts'
import { listCaseFiles } from '#records/files/case-files.ts'
import { FILE_LINK_LIFE_MS } from '#records/files/file-links.ts'
import type { DeskRequest } from '../../request.server.ts'
import { fileState } from './file-state.ts'

const TYPES = {
	'image/jpeg': 'Photo',
	'image/png': 'Picture',
	'image/webp': 'Picture',
	'image/heic': 'Photo (HEIC)',
	'application/pdf': 'PDF',
}

/** The files of a case, and the link to ask for some. */
export async function caseFiles(
	{ store, now, today, timezone }: Pick<DeskRequest, 'store' | 'now' | 'today' | 'timezone'>,
	submission: Pick<Submission, 'id' | 'reference' | 'email' | 'disownedAt' | 'hold'>,
) {
	const { id, reference, hold } = submission
	const files = await listCaseFiles(store, id)
	// Not from the links: those that are over are deleted.
	const asked = (await listCaseEvents(store, id)).find(({ kind }) => kind === 'file link sent')
	const until = asked && asked.at + FILE_LINK_LIFE_MS
	const isLinkOver = until !== undefined && until <= now
	return {
		reference,
		canAsk: canAskForFiles(submission),
		/** The case must not be deleted now, so its files must not either. */
		isOnHold: hold !== null && hold.until >= today,
		hasLink: until !== undefined && !isLinkOver,
		state: fileState({
			askedOn: asked ? dayIn(timezone, asked.at) : '',
			linkUntil: until ? dayIn(timezone, until) : '',
			isLinkOver,
			count: files.length,
			lastOn: files.length > 0 ? dayIn(timezone, Math.max(...files.map(({ createdAt }) => createdAt))) : '',
		}),
		files: files.map((file) => ({
			id: file.id,
			name: file.name,
			what: `${TYPES[file.type]}, ${sizeInWords(file.bytes)}`,
			moment: formatDateTime(file.createdAt, timezone),
		})),
	}
}

/** There is an address, and its owner has not said that they did not write to us. */
export function canAskForFiles({ email, disownedAt }: Pick<Submission, 'email' | 'disownedAt'>): boolean {
	return email !== '' && disownedAt === null
}

function sizeInWords(bytes: number): string {
	return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

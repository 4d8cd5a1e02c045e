import { dayIn, formatDate } from '#lib/dates.ts'
import { type AuditEntry, readAuditLog } from '#records/staff/audit.ts'
import type { DeskRequest } from '../../request.server.ts'

const MAX_SHOWN = 8
/** Among them are exports and deletions of other things. */
const MAX_READ = 200
/** How entries about a whole person begin. */
const OF_A_PERSON = 'all data of a person'

export interface PastRequest {
	id: string
	what: 'Looked at' | 'Handed over' | 'Erased'
	when: string
	who: string
	/** References of the cases and donations, without a name; "" for none. */
	records: string
}

/** What was done with the whole data of a person, the newest first, from the audit log. */
export async function readPastRequests({ store, timezone }: DeskRequest): Promise<PastRequest[]> {
	const actions = ['personal data viewed', 'exported', 'deleted'] as const
	const entries = await readAuditLog(store, { actions, limit: MAX_READ })
	return entries
		.filter(({ action, subject }) => action === 'personal data viewed' || subject.startsWith(OF_A_PERSON))
		.slice(0, MAX_SHOWN)
		.map((entry) => ({
			id: entry.id,
			what: whatOf(entry),
			who: entry.name ?? 'The server',
			when: formatDate(dayIn(timezone, entry.at)),
			records: entry.subject.replace(OF_A_PERSON, '').trim().replaceAll(' ', ', '),
		}))
}

function whatOf({ action }: Pick<AuditEntry, 'action'>): PastRequest['what'] {
	if (action === 'deleted') return 'Erased'
	return action === 'exported' ? 'Handed over' : 'Looked at'
}

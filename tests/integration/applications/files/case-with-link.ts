import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#lib/dates.ts'
import { issueFileLinkKey } from '#records/files/file-links.ts'
import type { Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'

/** A case of a new person, with a link for files as its email brings it. */
export async function caseWithLink(store: Store) {
	const person = aSubmission({ email: `${randomUUID()}@example.org` })
	const { id, reference } = await accept(store, person, () => [], Date.now())
	const linkId = randomUUID()
	const times = { created_at: Date.now(), expires_at: Date.now() + DAY_MS }
	await store.db
		.insertInto('file_link')
		.values({ id: linkId, submission_id: id, key_hash: null, ...times })
		.execute()
	return { id, reference, key: (await issueFileLinkKey(store, linkId, Date.now()))?.key ?? '' }
}

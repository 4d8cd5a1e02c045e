import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { STATUSES, type SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { DAY_MS } from '#lib/dates.ts'
import { newReference } from '#lib/reference.ts'
import { phoneDigits } from '#lib/text/phone.ts'
import { searchText } from '#lib/text/search-text.ts'
import type { Store } from '#records/store/open-store.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'

const BATCH_ROWS = 200
const DOGS = readdirSync(join(import.meta.dirname, '../../../sample/dogs')).map((file) => file.replace('.md', ''))
const FIRST = ['Sam', 'Zoë', 'Priya', 'Mary-Anne', 'Tom', 'Ngozi', 'Alan', 'Ian', 'Siân', 'Olu', 'Grace', 'Mohammed']
const LAST = ['Taylor', 'O’Brien', 'Featherstonehaugh', 'Khan', 'Evans', 'Okafor', 'Smith', 'Jones', 'Ahmed', 'Price']
const TOWNS = ['Thornford', 'Saltmarsh', 'Llanelli', 'Carmarthen', 'Swansea', 'Ammanford']
const FORMS = [
	'adoption',
	'adoption',
	'adoption',
	'adoption',
	'fostering',
	'contact',
	'contact',
	'volunteering',
	'surrender',
	'found',
]
/** Answers with as many words as a long application has. */
const ANSWERS = { postcode: 'SA14 8NN', home: 'house', hours: 3, about: 'We walk a lot. '.repeat(120) }

interface ManyCases {
	count: number
	/** How many of them are open, 0 to 1. */
	openShare: number
	staffIds: readonly string[]
	/** Milliseconds since 1970. */
	now: number
}

/** Fills a store with believable cases of a year. Not a sample: what it writes is only measured. */
export async function storeManyCases(store: Store, { count, openShare, staffIds, now }: ManyCases): Promise<void> {
	const references = new Set<string>()
	function unusedReference(): string {
		const reference = newReference('ADP')
		if (references.has(reference)) return unusedReference()
		references.add(reference)
		return reference
	}

	function aRow() {
		const isOpen = Math.random() < openShare
		const status: SubmissionStatus = isOpen ? pick(['new', 'new', 'in_review', 'waiting']) : pick(STATUSES.slice(3))
		const createdAt = now - between(0, isOpen ? 20 : 360) * DAY_MS - between(0, DAY_MS)
		const [first, last, form] = [pick(FIRST), pick(LAST), pick(FORMS)]
		const slug = form === 'adoption' || form === 'fostering' ? pick(DOGS) : ''
		const { wording, ...sent } = aSubmission({ answers: ANSWERS })
		const parts = {
			name: `${first} ${last}`,
			town: pick(TOWNS),
			reference: unusedReference(),
			phone: `07700 ${between(900_000, 900_999)}`,
			email: `${first}.${last}@example.org`.toLowerCase(),
			about: slug && slug[0]?.toUpperCase() + slug.slice(1),
		}
		const flags = Math.random() < 0.2 ? [{ text: 'Needs children over 8; they have one of 5', isSensitive: false }] : []
		const replyBy = dayOf(createdAt + 7 * DAY_MS)
		// The site tells people once that it is late, which would take its time while it is measured.
		const told = replyBy < dayOf(now) ? { extension_emailed_at: now, extended_reply_by: dayOf(now + 7 * DAY_MS) } : {}
		return {
			...parts,
			id: randomUUID(),
			form,
			idempotency_key: randomUUID(),
			created_at: createdAt,
			status,
			reply_by: replyBy,
			status_at: createdAt,
			extension_emailed_at: null,
			extended_reply_by: null,
			...told,
			about_slug: slug,
			answers_json: JSON.stringify(sent.answers),
			wording_json: JSON.stringify(wording),
			quarantined: Math.random() < 0.02 ? 1 : 0,
			quarantine_reasons_json: '[]',
			flags_json: JSON.stringify(flags),
			text_hash: null,
			confirm_hash: null,
			confirm_expires_at: null,
			urgent: form === 'surrender' && Math.random() < 0.1 ? 1 : 0,
			delete_at: now + 200 * DAY_MS,
			retention_months: 6,
			phone_digits: phoneDigits(parts.phone),
			assigned_to: pick([null, ...staffIds]),
			search_text: searchText({ ...parts, postcode: ANSWERS.postcode }),
			back_on: status === 'waiting' ? dayOf(now + between(-2, 14) * DAY_MS) : null,
			answered_at: status === 'new' || status === 'in_review' ? null : createdAt,
			closed_at: isOpen ? null : createdAt,
		}
	}

	for (let stored = 0; stored < count; stored += BATCH_ROWS) {
		const rows = Array.from({ length: Math.min(BATCH_ROWS, count - stored) }, aRow)
		await store.write((transaction) => transaction.insertInto('submission').values(rows).execute())
	}
}

const pick = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)] as T
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const between = (from: number, to: number) => Math.round(from + Math.random() * (to - from))

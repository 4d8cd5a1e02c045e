import { randomUUID } from 'node:crypto'
import type { NewSubmission } from '#records/applications/accept.ts'

/** An adoption application as good as any. */
export function aSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
	return {
		form: 'adoption',
		prefix: 'ADP',
		idempotencyKey: randomUUID(),
		replyBy: '2026-12-01',
		name: 'Sam Taylor',
		email: 'sam@example.org',
		phone: '01632 960001',
		town: 'Thornford',
		about: 'Biscuit',
		aboutSlug: 'biscuit',
		answers: { home: 'house', hours: 3 },
		wording: { privacy: '2026-11' },
		junkReasons: [],
		textHash: null,
		deleteAt: Date.UTC(2027, 4, 21),
		...changes,
	}
}

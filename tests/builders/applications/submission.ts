import { randomUUID } from 'node:crypto'
import type { NewSubmission } from '#domain/applications/submissions/new-submission.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'

/** A valid adoption application. */
export function aSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
	return {
		form: 'adoption',
		prefix: 'ADP',
		idempotencyKey: randomUUID(),
		// A site of today neither writes that the answer is late nor deletes the case.
		replyBy: '2099-12-01',
		name: 'Sam Taylor',
		email: 'sam@example.org',
		phone: '01632 960001',
		town: 'Thornford',
		about: 'Biscuit',
		aboutSlug: 'biscuit',
		answers: { home: 'house', hours: 3 },
		wording: { privacy: '2026-11' },
		quarantineReasons: [],
		flags: [],
		isUrgent: false,
		confirmation: undefined,
		textHash: undefined,
		deleteAt: Date.UTC(2099, 4, 21),
		retentionMonths: 6,
		...changes,
	}
}

/** The same, as stored. */
export function aStoredSubmission(changes: Partial<Submission> = {}): Submission {
	const { prefix: _, idempotencyKey: __, confirmation: ___, ...sent } = aSubmission()
	const createdAt = Date.UTC(2026, 10, 21, 9)
	return {
		...sent,
		id: 'c0ffee00-0000-4000-8000-000000000001',
		reference: 'ADP-7K3F-2M',
		createdAt,
		extendedReplyBy: null,
		status: 'new',
		statusAt: createdAt,
		extensionEmailedAt: null,
		confirmedAt: null,
		disownedAt: null,
		isUnconfirmed: false,
		pendingEmails: 'none',
		version: 0,
		assignedTo: null,
		backOn: null,
		answeredAt: null,
		closedAt: null,
		hold: null,
		notReachedAt: null,
		homeOn: null,
		...changes,
	}
}

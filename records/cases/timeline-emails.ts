import { z } from 'zod'
import { hideLinkKeys } from '#lib/text/hide-link-keys.ts'
import type { Store } from '../store/open-store.ts'

export interface TimelineEmail {
	id: string
	at: number
	to: string
	subject: string
	/** Without the keys of its links. */
	text: string
	state: 'sent' | 'pending' | 'failed' | 'quarantined'
	/** When it was sent or failed. */
	stateAt: number | null
}

const payloadSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/** The emails of a case in the outbox: to the person and to staff, with their state. */
export async function listTimelineEmails({ db }: Pick<Store, 'db'>, submissionId: string): Promise<TimelineEmail[]> {
	const rows = await db
		.selectFrom('delivery')
		.select(['id', 'payload_json', 'created_at', 'done_at', 'failed_at', 'quarantined_at'])
		.where('submission_id', '=', submissionId)
		.where('channel', '=', 'email')
		.execute()
	return rows.flatMap(({ id, payload_json, created_at, done_at, failed_at, quarantined_at }): TimelineEmail[] => {
		const { data } = payloadSchema.safeParse(JSON.parse(payload_json))
		if (!data) return []
		const state = done_at ? 'sent' : failed_at ? 'failed' : quarantined_at ? 'quarantined' : 'pending'
		return [{ id, at: created_at, ...data, text: hideLinkKeys(data.text), state, stateAt: done_at ?? failed_at }]
	})
}

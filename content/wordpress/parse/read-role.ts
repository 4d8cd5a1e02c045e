import { z } from 'zod'
import type { Role } from '#content/model/content.ts'
import { amount, flag, listOf, text } from '#content/model/wordpress-values.ts'
import { type RawRecord, readBase } from './read-base.ts'
import type { RecordContext } from './record-context.ts'

const roleRecord = z.object({
	meta: z.object({ place: text, hours: text, minimum_age: amount, skills: listOf(text), open: flag }),
})

/** A published role is open unless it says otherwise. */
export function readRole(record: RawRecord, context: RecordContext): Role {
	const { headings: _, ...base } = readBase(record, context)
	const { meta } = roleRecord.parse(record)
	return {
		...base,
		place: meta.place,
		hours: meta.hours,
		minimumAge: meta.minimum_age,
		skills: meta.skills.filter(Boolean),
		open: meta.open ?? true,
	}
}

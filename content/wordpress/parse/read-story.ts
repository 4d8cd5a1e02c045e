import { z } from 'zod'
import type { Story } from '#content/model/content.ts'
import { dateField } from '#content/model/partial-date.ts'
import { reference, text } from '#content/model/wordpress-values.ts'
import { type RawRecord, readBase } from './read-base.ts'
import type { RecordContext } from './record-context.ts'

const storyRecord = z.object({
	// The second names are those of an early version of the contract.
	meta: z.object({ people: text, dog: reference, happened_on: text, author_name: text, dog_id: reference }),
})

export function readStory(record: RawRecord, context: RecordContext): Story {
	const { headings: _, ...base } = readBase(record, context)
	const { meta } = storyRecord.parse(record)
	return {
		...base,
		people: meta.people || meta.author_name,
		dog: meta.dog ?? meta.dog_id,
		happenedOn: dateField(meta.happened_on, 'meta.happened_on', context.warn),
	}
}

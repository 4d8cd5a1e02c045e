import type { Story } from '#content/model/content.ts'
import { readFields } from '#content/model/field.ts'
import { storyRecord } from '#content/model/story.ts'
import { type RawRecord, readBase } from './read-base.ts'
import type { RecordContext } from './record-context.ts'

export function readStory(record: RawRecord, context: RecordContext): Story {
	const { headings: _, ...base } = readBase(record, context)
	const { today, earlier } = readFields(storyRecord, record, context)
	return { ...base, ...today, people: today.people || earlier.people, dog: today.dog ?? earlier.dog }
}

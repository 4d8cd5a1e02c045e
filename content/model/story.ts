import type { z } from 'zod'
import { fields, withDefault } from './fields/field.ts'
import * as kind from './fields/field-kinds.ts'
import { item } from './item.ts'

export const storyFields = fields({
	people: kind.text('meta.people'),
	dog: kind.reference('meta.dog', 'id'),
	happenedOn: kind.date('meta.happened_on'),
	quote: withDefault(kind.optionalText('meta.quote', 'text: the family’s best sentence, set large'), ''),
	before: withDefault(kind.image('before', 'the dog as it came to the charity'), null),
	after: withDefault(kind.image('after', 'the dog in its home; shown beside `before`'), null),
})

/** Both are read: the names of an early version of the contract fill what is empty today. */
export const storyRecord = fields({
	today: storyFields,
	earlier: fields({ people: kind.text('meta.author_name'), dog: kind.reference('meta.dog_id', 'id') }),
})

export const story = item.extend(storyFields.schema.shape)
export type Story = z.infer<typeof story>

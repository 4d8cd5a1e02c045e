import { z } from 'zod'
import { item, partialDate } from './item.ts'

export const story = item.extend({
	people: z.string(),
	dog: z.int().nullable(),
	happenedOn: partialDate,
})
export type Story = z.infer<typeof story>

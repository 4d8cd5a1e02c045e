import { z } from 'zod'
import { item } from './item.ts'

export const role = item.extend({
	place: z.string(),
	hours: z.string(),
	minimumAge: z.number().nullable(),
	skills: z.array(z.string()),
	open: z.boolean(),
})
export type Role = z.infer<typeof role>

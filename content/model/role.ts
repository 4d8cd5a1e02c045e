import { z } from 'zod'
import { field, fields } from './field.ts'
import * as kind from './field-kinds.ts'
import { item } from './item.ts'
import * as wordpress from './wordpress-values.ts'

const skills = field({
	at: 'meta.skills',
	values: 'list of texts',
	missing: 'none',
	schema: z.array(z.string()),
	input: wordpress.listOf(wordpress.text),
	convert: (list) => list.filter(Boolean),
})

export const roleFields = fields({
	place: kind.text('meta.place'),
	hours: kind.text('meta.hours'),
	minimumAge: kind.amount('meta.minimum_age', 'number'),
	skills,
	/** A published role is open unless it says otherwise. */
	open: kind.flag('meta.open', { otherwise: true }),
})

export const role = item.extend(roleFields.schema.shape)
export type Role = z.infer<typeof role>

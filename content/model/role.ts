import { z } from 'zod'
import { field, fields } from './fields/field.ts'
import * as kind from './fields/field-kinds.ts'
import { listOf } from './fields/stored-shape.ts'
import * as wordpress from './fields/wordpress-values.ts'
import { item } from './item.ts'

const skills = field({
	at: 'meta.skills',
	values: 'list of texts',
	missing: 'none',
	stored: listOf({ kind: 'text' }),
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

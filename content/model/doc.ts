import { z } from 'zod'
import { field, fields } from './fields/field.ts'
import * as kind from './fields/field-kinds.ts'
import * as wordpress from './fields/wordpress-values.ts'
import { heading, item } from './item.ts'

const file = field({
	at: 'file',
	values:
		'`{source_url, mime_type, bytes}`; it is linked, not copied, and stands below `/wp-content/uploads/` or on another host',
	missing: '`null`',
	stored: { kind: 'file' },
	schema: z.object({ url: z.string(), mimeType: z.string(), bytes: z.number() }).nullable(),
	input: z.preprocess(
		// An id alone has no file.
		(value) => (wordpress.isEmpty(value) || typeof value === 'number' ? null : value),
		z.object({ source_url: z.string(), mime_type: wordpress.text, bytes: wordpress.amount }).nullable(),
	),
	convert: (given, context) => {
		const url = given ? context.url(given.source_url) : ''
		return given && /^https?:/.test(url) ? { url, mimeType: given.mime_type, bytes: given.bytes ?? 0 } : null
	},
})

export const docFields = fields({
	version: kind.text('meta.version'),
	effectiveOn: kind.date('meta.effective_on'),
	parent: kind.reference('meta.parent', 'id of a doc'),
	order: kind.amountOrZero('meta.order', 'number'),
	file,
})

export const doc = item.extend({ ...docFields.schema.shape, headings: z.array(heading) })
export type Doc = z.infer<typeof doc>

import { z } from 'zod'
import type { Doc } from '#content/model/content.ts'
import { dateField } from '#content/model/partial-date.ts'
import { amount, isEmpty, reference, text } from '#content/model/wordpress-values.ts'
import { type RawRecord, readBase } from './read-base.ts'
import type { RecordContext } from './record-context.ts'

const docRecord = z.object({
	meta: z.object({ version: text, effective_on: text, parent: reference, order: amount }),
	file: z.preprocess(
		// An id alone has no file.
		(value) => (isEmpty(value) || typeof value === 'number' ? null : value),
		z.object({ source_url: z.string(), mime_type: text, bytes: amount }).nullable(),
	),
})

export function readDoc(record: RawRecord, context: RecordContext): Doc {
	const { headings, ...base } = readBase(record, context)
	const { meta, file } = docRecord.parse(record)
	const url = file ? context.url(file.source_url) : ''
	return {
		...base,
		version: meta.version,
		effectiveOn: dateField(meta.effective_on, 'meta.effective_on', context.warn),
		parent: meta.parent,
		order: meta.order ?? 0,
		file: file && /^https?:/.test(url) ? { url, mimeType: file.mime_type, bytes: file.bytes ?? 0 } : null,
		headings,
	}
}

import { z } from 'zod'
import type { Page } from '#content/model/content.ts'
import { type RawRecord, readBase } from './read-base.ts'
import { readSections } from './read-sections.ts'
import type { RecordContext } from './record-context.ts'
import { routePath } from './slugs.ts'

const pageRecord = z.object({
	path: z.string().optional(),
	slug: z.string(),
})

/** Pages are identified by their path, as `slug` lacks the parent. */
export function readPage(record: RawRecord, context: RecordContext): Page {
	const { headings: _, ...base } = readBase(record, context)
	const { path, slug } = pageRecord.parse(record)
	const route = routePath(path ?? slug)
	if (route === undefined) {
		throw new z.ZodError([{ code: 'custom', path: ['path'], message: 'is not a valid path', input: path }])
	}
	const meta = record.meta
	const sections = typeof meta === 'object' && meta !== null && 'sections' in meta ? meta.sections : []
	return { ...base, path: route, sections: readSections(sections, context) }
}

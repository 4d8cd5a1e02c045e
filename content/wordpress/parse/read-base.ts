import { z } from 'zod'
import type { Dog } from '#content/model/content.ts'
import { instant } from '#content/model/fields/partial-date.ts'
import { isEmpty, picture } from '#content/model/fields/wordpress-values.ts'
import { decodeText, stripTags } from '#content/plain-text.ts'
import type { RecordContext } from './record-context.ts'
import { routeSlug } from './slugs.ts'

/** Longer titles are cut: they are texts in the wrong field. */
const MAX_TITLE_CHARACTERS = 300

export type RawRecord = Record<string, unknown>

type Item = Pick<Dog, 'id' | 'slug' | 'title' | 'excerpt' | 'html' | 'publishedAt' | 'modifiedAt' | 'picture'>

const rendered = z
	.object({ rendered: z.string().nullish() })
	.nullish()
	.transform((field) => field?.rendered ?? '')
const plain = z.object({ title: z.string().catch(''), excerpt: z.string().catch('') }).catch({ title: '', excerpt: '' })
const gmt = z.string().nullish()

const slug = z.string().transform((raw, context) => {
	const decoded = routeSlug(raw)
	if (decoded === undefined) context.addIssue({ code: 'custom', message: `"${raw.slice(0, 60)}" is not a valid slug` })
	return decoded ?? ''
})

const base = z
	.object({
		id: z.int().positive(),
		slug,
		title: z.object({ rendered: z.string() }),
		content: rendered,
		excerpt: rendered,
		date_gmt: gmt,
		modified_gmt: gmt,
		image: picture,
		plain,
	})
	.transform((record, context) => {
		const title = stripTags(record.plain.title) || decodeText(record.title.rendered)
		if (!title) context.addIssue({ code: 'custom', path: ['title'], message: 'is empty' })
		return { ...record, title }
	})

/** Parses the fields every type shares. Throws a `ZodError` when the record is invalid. */
export function readBase(
	record: RawRecord,
	context: RecordContext,
): Item & { headings: { id: string; text: string }[] } {
	const { id, slug, title: given, content, excerpt, plain, image, date_gmt, modified_gmt } = base.parse(record)
	const title = Array.from(given).slice(0, MAX_TITLE_CHARACTERS).join('')
	if (title !== given) context.warn('title', `cut to ${MAX_TITLE_CHARACTERS} characters`)
	const modifiedAt = modificationOf({ modified_gmt, date_gmt })
	const publishedAt = instant(date_gmt) ?? modifiedAt
	if (!publishedAt) context.warn('date_gmt', 'has no usable date')
	return {
		id,
		slug,
		title,
		excerpt: (stripTags(plain.excerpt) || decodeText(excerpt)).replace(/\s{0,9}\[(?:…|\.\.\.)\]$/, '…'),
		...context.html(content),
		publishedAt: publishedAt ?? '1970-01-01T00:00:00Z',
		modifiedAt: modifiedAt ?? '1970-01-01T00:00:00Z',
		picture: context.picture(image, 'image'),
	}
}

export function modificationOf({ modified_gmt, date_gmt }: RawRecord): string | null {
	const said = (value: unknown) => instant(typeof value === 'string' ? value : null)
	return said(modified_gmt) ?? said(date_gmt)
}

/** Whether a record has a password or is not published. */
export function isHidden({ content, excerpt, status }: RawRecord): boolean {
	const isProtected = [content, excerpt].some(
		(part) => typeof part === 'object' && part !== null && 'protected' in part && part.protected === true,
	)
	// An empty status does not hide a record.
	return isProtected || (typeof status === 'string' && status !== '' && status !== 'publish')
}

/**
 * Merges the custom fields of a record: `meta` first, then Advanced Custom Fields for empty ones.
 */
export function withMeta(record: RawRecord): RawRecord & { meta: RawRecord } {
	const acf = isRecord(record.acf) ? record.acf : {}
	const own = isRecord(record.meta) ? record.meta : {}
	const merged: RawRecord = { ...acf }
	for (const [key, value] of Object.entries(own)) {
		if (value === false || !isEmpty(value) || isEmpty(acf[key])) merged[key] = value
	}
	return { ...record, meta: merged }
}

/** False for arrays: WordPress sends empty `meta` as `[]`. */
export function isRecord(value: unknown): value is RawRecord {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { z } from 'zod'
import type { ContentType } from '#content/model/content-types.ts'
import { FIELDS_OF } from '#content/model/fields-of.ts'
import { type Gmt, gmtFromText, gmtFromTime } from '../rest/gmt.ts'
import { firstWords, renderMarkdown, storedSlug } from '../rest/wordpress-text.ts'
import { parseYaml } from './parse-yaml.ts'

const gmt = z.union([z.string(), z.null()]).transform((text, context): Gmt | null => {
	if (text === null) return null
	const read = gmtFromText(text)
	if (read === null) context.addIssue('not a date: write 2026-11-21 or 2026-11-21T09:30')
	return read
})

const text = z.string().nullish()
const names = z.array(z.string()).nullish()

const sectionItem = z.object({ title: text, html: text, url: text, image: text })

const section = z.object({
	type: z.string(),
	id: text,
	title: text,
	html: text,
	button: z.object({ text: z.string(), url: z.string() }).nullish(),
	items: z.array(sectionItem).nullish(),
})

const frontMatter = z.object({
	id: z.int().positive(),
	title: z.string().trim().min(1),
	date: gmt.optional(),
	modified: gmt.optional(),
	excerpt: text,
	image: text,
	meta: z.looseObject({ sections: z.array(section).nullish() }).nullish(),
	old_slugs: names,
	breeds: names,
	traits: names,
	gallery: names,
	cutout: text,
	before: text,
	after: text,
	video_url: text,
	updates: z.array(z.object({ date: z.coerce.string(), text: z.string(), image: text })).nullish(),
	types: names,
	categories: names,
	tags: names,
	file: z.object({ source_url: z.string(), mime_type: z.string(), bytes: z.number() }).nullish(),
	path: text,
})

type FrontMatter = z.infer<typeof frontMatter>
/** One section of a page, with its Markdown rendered and the names of its pictures not yet looked up. */
type FileSection = z.infer<typeof section>

/** What one Markdown file says: front matter proved, Markdown rendered, names of pictures and terms not yet looked up. */
export interface ItemFile {
	type: ContentType
	/** Relative to the content folder; for reports. */
	file: string
	slug: string
	id: number
	title: string
	excerpt: string
	html: string
	date: Gmt
	modified: Gmt
	/** When the file itself was last written. */
	writtenAt: Gmt
	meta: Record<string, unknown>
	sections: FileSection[]
	front: FrontMatter
}

/** Reads one `{type}/{slug}.md`; throws an error whose message tells an editor what to mend. */
export function parseItemFile(source: string, type: ContentType, file: string, writtenAt: number): ItemFile {
	const { yaml, markdown } = splitFrontMatter(source)
	const parsed = frontMatter.safeParse(parseYaml(yaml, 1) ?? {})
	if (!parsed.success) throw new Error(z.prettifyError(parsed.error).replaceAll(/\s*\n\s*/g, ' '))
	const front = parsed.data
	const html = renderMarkdown(markdown)
	const { sections, ...meta } = front.meta ?? {}
	const date = front.date ?? gmtFromTime(writtenAt)
	return {
		type,
		file,
		slug: slugOf(file),
		id: front.id,
		title: front.title,
		excerpt: front.excerpt?.trim() || firstWords(html),
		html,
		date,
		modified: front.modified ?? date,
		writtenAt: gmtFromTime(writtenAt),
		meta: Object.fromEntries(Object.entries(meta).map(([key, value]) => [key, metaValue(type, key, value)])),
		sections: (sections ?? []).map(renderSection),
		front,
	}
}

function splitFrontMatter(source: string) {
	const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source)
	if (!match) throw new Error('no front matter: the file must begin with front matter between two lines "---"')
	return { yaml: match[1] ?? '', markdown: source.slice(match[0].length) }
}

function slugOf(file: string): string {
	const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '')
	if (!/^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*$/u.test(name)) {
		throw new Error('the file name is the slug: use letters and digits, joined by single hyphens')
	}
	return storedSlug(name)
}

/** WordPress registers some meta as text, so that `birth_date: 2024` arrives as "2024" although YAML reads a number. */
function metaValue(type: ContentType, key: string, value: unknown): unknown {
	return FIELDS_OF[type].texts.includes(`meta.${key}`) && typeof value === 'number' ? String(value) : value
}

function renderSection(written: FileSection): FileSection {
	const items = (written.items ?? []).map((item) => ({ ...item, html: renderMarkdown(item.html ?? '') }))
	return { ...written, html: renderMarkdown(written.html ?? ''), items }
}

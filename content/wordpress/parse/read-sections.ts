import { z } from 'zod'
import type { Section } from '#content/model/content.ts'
import { isEmpty, listOf, picture, rawHtml, text } from '#content/model/fields/wordpress-values.ts'
import { sectionType } from '#content/model/page.ts'
import type { RecordContext } from './record-context.ts'
import { idFrom } from './slugs.ts'

const section = z.object({
	type: z.enum(sectionType.options, 'is an unknown section type'),
	id: text,
	title: text,
	html: rawHtml,
	button: z.object({ text: z.unknown().optional(), url: z.unknown().optional() }).nullish().catch(null),
	items: listOf(z.object({ title: text, html: rawHtml, url: text, image: picture })),
})

/** Parses the sections of a page; invalid ones are skipped. */
export function readSections(list: unknown, context: RecordContext): Section[] {
	if (isEmpty(list)) return []
	if (!Array.isArray(list)) context.warn('meta.sections', 'is not a list; skipped')
	return (Array.isArray(list) ? list : []).flatMap((raw, n) => {
		const parsed = section.safeParse(raw)
		if (parsed.success) return [reshape(parsed.data, `meta.sections.${n}`, context)]
		const issue = parsed.error.issues[0]
		const field = ['meta.sections', n, ...(issue?.path ?? [])].join('.')
		context.warn(field, `section skipped: ${issue?.message}`)
		return []
	})
}

function reshape(data: z.infer<typeof section>, field: string, context: RecordContext): Section {
	return {
		type: data.type,
		id: context.uniqueId(idFrom(data.id) || idFrom(data.title) || data.type),
		title: data.title,
		html: context.html(data.html, data.title).html,
		button: context.link(data.button),
		items: data.items.map((item, n) => ({
			title: item.title,
			html: context.html(item.html, item.title).html,
			url: context.url(item.url),
			picture: context.picture(item.image, `${field}.items.${n}.image`),
		})),
	}
}

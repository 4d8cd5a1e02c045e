import type { Content, Doc } from '#content/model/content.ts'
import { longDate } from '#lib/dates.ts'
import { frameTables } from '../wide-tables.ts'
import type { DocData } from './doc.tsx'
import { inDocOrder } from './doc-order.ts'
import { fileInWords } from './file-words.ts'

export function docView(doc: Doc, content: Content): DocData {
	const locale = content.options?.site.locale
	return {
		slug: doc.slug,
		title: doc.title,
		excerpt: doc.excerpt,
		status: status(doc, locale),
		picture: doc.picture,
		file: doc.file && { url: doc.file.url, text: fileInWords(doc.file) },
		headings: doc.headings,
		html: frameTables(doc.html),
		docs: inDocOrder(content.docs).map(({ doc: { slug, title }, depth }) => ({ slug, title, depth })),
		phone: content.options?.site.phone ?? '',
	}
}

/** "Version 2.0, 2 November 2026", as far as known. Not "in force", because reports have it too. */
function status({ version, effectiveOn }: Doc, locale?: string): string {
	return [version && `Version ${version}`, longDate(effectiveOn, locale)].filter(Boolean).join(', ')
}

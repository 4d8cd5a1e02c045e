import type { Content, Doc } from '#content/model/content.ts'
import { formatDate } from '#lib/dates.ts'
import { frameTables } from '../wide-tables.ts'
import type { DocData } from './doc.tsx'
import { markFigures, openingFigures } from './doc-figures.ts'
import { inDocOrder } from './doc-order.ts'
import { fileInWords } from './file-words.ts'
import { divideReport } from './report-parts.ts'
import { drawTableBars } from './table-bars.ts'
import { foldLongTables } from './table-folds.ts'

export function docView(doc: Doc, content: Content): DocData {
	const locale = content.options?.site.locale
	const { figures, rest } = openingFigures(doc.html)
	const isAReport = figures.length > 0
	const html = foldLongTables(drawTableBars(frameTables(isAReport ? markFigures(rest) : rest)))
	return {
		slug: doc.slug,
		title: doc.title,
		excerpt: doc.excerpt,
		status: status(doc, locale),
		picture: doc.picture,
		file: doc.file && { url: doc.file.url, text: fileInWords(doc.file) },
		headings: doc.headings,
		figures,
		hasBars: / class="(?:row|pound)-bar"/.test(html),
		html: isAReport ? divideReport(html) : html,
		docs: inDocOrder(isAReport ? content.docs.filter(isReport) : content.docs).map(
			({ doc: { slug, title }, depth }) => ({ slug, title, depth }),
		),
		phone: content.options?.site.phone ?? '',
	}
}

/** Beside a report only reports are offered; beside a policy everything. */
function isReport({ html }: Doc): boolean {
	return openingFigures(html).figures.length > 0
}

/** "Version 2.0, 2 November 2026", as far as known. Not "in force", because reports have it too. */
function status({ version, effectiveOn }: Doc, locale?: string): string {
	return [version && `Version ${version}`, formatDate(effectiveOn, locale)].filter(Boolean).join(', ')
}

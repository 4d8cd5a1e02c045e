import type { Content, Doc } from '#content/model/content.ts'
import { formatDate } from '#lib/dates.ts'
import { frameTables } from '../wide-tables.ts'
import type { DocData } from './doc.tsx'
import { markFigures, openingFigures } from './doc-figures.ts'
import { inDocOrder } from './doc-order.ts'
import { divideReport } from './report-parts.ts'
import { drawTableBars } from './table-bars.ts'

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

const KNOWN: Record<string, string> = {
	'application/pdf': 'PDF',
	'application/msword': 'Word',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
	'application/vnd.oasis.opendocument.text': 'ODT',
}

/** "Download as PDF, 180 KB", as far as known. */
export function fileInWords({ url, mimeType, bytes }: { url: string; mimeType: string; bytes: number }): string {
	const ending = /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1]?.toUpperCase()
	const kind = KNOWN[mimeType] ?? ending
	return [`Download${kind ? ` as ${kind}` : ''}`, sizeInWords(bytes)].filter(Boolean).join(', ')
}

function sizeInWords(bytes: number): string {
	if (bytes <= 0) return ''
	if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
	return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')} MB`
}

const FRAMED = /<div class="(overflow-x-auto)"[^>]*>(<table[\s\S]*?<\/table>)<\/div>/g
const ROW = /<tr[\s>][\s\S]*?<\/tr>/g
const LABELLED = /<td(?:\s[^>]*)? data-label="([^"]*)"[^>]*>([\s\S]*?)<\/td>/g
/** Fewer rows are read faster than opened. */
const MIN_ROWS = 6

/** Adds to long labelled tables (`wide-tables.ts`) the same rows as disclosures, which phones show in their place. */
export function foldLongTables(html: string): string {
	return html.replaceAll(FRAMED, (framed, frame: string, table: string) => {
		const rows = (table.match(ROW) ?? []).map((row) => [...row.matchAll(LABELLED)]).filter((cells) => cells.length > 1)
		const hasTargets = / id="/.test(table)
		if (rows.length < MIN_ROWS || hasTargets) return framed
		return `${framed.replace(frame, `table-unfolded ${frame}`)}<div class="table-folds">${rows.map(fold).join('')}</div>`
	})
}

function fold([name, ...cells]: RegExpExecArray[]): string {
	const facts = cells.map(([, label, text]) => `<dt>${label}</dt><dd>${text}</dd>`)
	return `<details><summary>${name?.[2]}</summary><dl>${facts.join('')}</dl></details>`
}

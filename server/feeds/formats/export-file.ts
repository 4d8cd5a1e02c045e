import type { Content, FeedName } from '#content/model/content.ts'
import { isListed, type ListedDog } from '#domain/dogs/status.ts'
import { csvLine } from '#lib/text/csv-line.ts'
import type { Feed } from '../feed.ts'

export interface ExportedDog {
	dog: ListedDog
	content: Pick<Content, 'dogs'>
	siteUrl: string
	today: Date
}

/** Cells are "" when unknown. */
export type Column = [header: string, cell: (exported: ExportedDog) => string]

/** A channel's file: one line per dog, sorted by id. */
export function exportFile(
	names: { name: FeedName; title: string; downloadAs: string },
	includes: (dog: ListedDog) => boolean,
	columns: readonly Column[],
): Feed {
	return {
		...names,
		contentType: 'text/csv; charset=utf-8; header=present',
		*pieces({ content, siteUrl, today }) {
			yield csvLine(columns.map(([header]) => header))
			for (const dog of content.dogs) {
				if (!isListed(dog) || !includes(dog)) continue
				yield csvLine(columns.map(([, cell]) => cell({ dog, content, siteUrl, today })))
			}
		},
	}
}

import type { Dog } from '#content/model/content.ts'
import type { Feed, FeedInput } from '#server/feeds/feed.ts'
import { someContent } from './content/content.ts'
import { someOptions } from './content/options.ts'

/** The input of a feed on the sample's today, with these dogs. */
export function feedInput(dogs: Dog[]): FeedInput {
	return {
		content: someContent({ dogs }),
		options: someOptions(),
		siteUrl: 'https://www.fairlead.example',
		today: new Date('2026-11-21T12:00:00Z'),
	}
}

export function feedText(feed: Feed, dogs: Dog[]): string {
	return [...feed.pieces(feedInput(dogs))].join('')
}

/** The lines of a CSV file, as records by header. */
export function readCsv(text: string): Record<string, string>[] {
	const rows: string[][] = [[]]
	for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
		const row = rows.at(-1) ?? []
		row.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'))
		if (end === '\r\n') rows.push([])
	}
	const [header = [], ...lines] = rows.filter((row) => row.length > 1)
	return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

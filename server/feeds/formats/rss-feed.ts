import { knownBreed } from '#domain/dogs/breed.ts'
import type { ListedDog, ListedStatus } from '#domain/dogs/status.ts'
import { formatAge } from '#lib/dates.ts'
import { absoluteHtml, dogKey, dogUrl, type Feed, type FeedInput, newestFirst } from '../feed.ts'
import { jpegOf, picturesOf } from '../pictures.ts'

/** The JSON feed has all dogs. */
const MAX_ITEMS = 50

/** Shown in the headline of dogs that are not open to applications. */
const statusWords: Partial<Record<ListedStatus, string>> = {
	coming_soon: 'coming soon',
	reserved: 'reserved',
	on_trial: 'trying out a home',
	long_term_foster: 'in a long-term foster home',
}

/** `/feeds/dogs.xml`: RSS 2.0 of the newest dogs. */
export const rssFeed: Feed = {
	name: 'rss',
	title: 'The RSS feed of the dogs',
	contentType: 'application/rss+xml; charset=utf-8',
	*pieces(input) {
		const dogs = newestFirst.of(input.content.dogs).slice(0, MAX_ITEMS)
		const { site } = input.options
		const newest = dogs.map((dog) => dog.modifiedAt).reduce((a, b) => (a > b ? a : b), '')
		yield '<?xml version="1.0" encoding="UTF-8"?>\n'
		yield '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n'
		yield element('title', `Dogs at ${site.name}`)
		yield element('link', `${input.siteUrl}/dogs`)
		yield element('description', `The newest dogs ${site.name} is finding a home for.`)
		yield element('language', site.locale)
		if (newest) yield element('lastBuildDate', rfc822(newest))
		yield `<atom:link href="${escapeXml(`${input.siteUrl}/feeds/dogs.xml`)}" rel="self" type="application/rss+xml"/>\n`
		for (const dog of dogs) yield item(dog, input)
		yield '</channel>\n</rss>\n'
	},
}

function item(dog: ListedDog, { siteUrl, today }: FeedInput): string {
	const url = dogUrl(dog, siteUrl)
	const picture = picturesOf(dog)[0]
	return [
		'<item>\n',
		element('title', headline(dog, today)),
		element('link', url),
		`<guid isPermaLink="false">${escapeXml(dogKey(dog, siteUrl))}</guid>\n`,
		element('pubDate', rfc822(dog.publishedAt)),
		element('description', absoluteHtml(dog.html, siteUrl, url) || dog.excerpt),
		// RSS's length for an unknown size: the picture is converted on request.
		picture ? `<enclosure url="${escapeXml(jpegOf(picture, siteUrl).url)}" length="0" type="image/jpeg"/>\n` : '',
		'</item>\n',
	].join('')
}

/** "Biscuit: terrier cross, 3 years (reserved)"; unknown facts are skipped. */
function headline(dog: ListedDog, today: Date): string {
	const about = [knownBreed(dog), formatAge(dog.birthDate, today)].filter(Boolean).join(', ')
	const status = statusWords[dog.status]
	return `${dog.title}${about && `: ${about}`}${status ? ` (${status})` : ''}`
}

function rfc822(instant: string): string {
	return new Date(instant).toUTCString()
}

function element(name: string, text: string): string {
	return `<${name}>${escapeXml(text)}</${name}>\n`
}

/** Also removes characters that are invalid in XML. */
function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}

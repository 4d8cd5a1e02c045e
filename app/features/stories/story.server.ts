import type { Content, Dog, Story } from '#content/model/content.ts'
import { longestWaiting } from '#domain/dogs/status.ts'
import { daysSince, formatDate } from '#lib/dates.ts'
import type { StoryData, StoryTeaser } from './story.tsx'

const MAX_OTHER_STORIES = 3

export function storyPage(story: Story, content: Content): StoryData {
	const dog = story.dog === null ? undefined : content.dogById(story.dog)
	return {
		slug: story.slug,
		title: story.title,
		description: story.excerpt,
		...splitForQuote(story.html),
		picture: story.picture,
		quote: story.quote,
		before: story.before,
		after: story.after,
		people: story.people,
		facts: facts(story, dog, content.options?.site.locale),
		dog: dog ? { slug: dog.slug, name: dog.title } : null,
		waiting: waitingDog(content),
		others: content.stories
			.filter((other) => other.id !== story.id)
			.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
			.slice(0, MAX_OTHER_STORIES)
			.map(teaser),
	}
}

/** Who tells it, when the dog went home, and how long it had waited; without what is not known. */
function facts({ people, happenedOn }: Story, dog: Dog | undefined, locale: string | undefined): StoryData['facts'] {
	const all = [
		{ term: 'Told by', text: people },
		{ term: 'Went home', text: formatDate(happenedOn, locale) },
		{ term: 'Waited', text: dog ? waited(dog, happenedOn) : '' },
	]
	return all.filter(({ text }) => text !== '')
}

/** "84 days at Alder Bank"; "" unless both days are known. */
function waited({ listedOn, location }: Dog, happenedOn: string): string {
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(happenedOn)
	const days = isDay && daysSince(listedOn, new Date(happenedOn))
	if (!days) return ''
	return `${days} ${days === 1 ? 'day' : 'days'}${location && ` at ${location}`}`
}

/** The dog that has waited longest. */
function waitingDog({ dogs }: Pick<Content, 'dogs'>): StoryData['waiting'] {
	const dog = longestWaiting(dogs)
	return dog ? { slug: dog.slug, name: dog.title, picture: dog.picture } : null
}

/**
 * The quote stands in the last third of a story, so that it does not tell the end first, and not directly before a
 * heading. A story of one or two paragraphs is not split.
 */
function splitForQuote(html: string): Pick<StoryData, 'html' | 'rest'> {
	const ends = Array.from(html.matchAll(/<\/p>/g), ({ index }) => index + '</p>'.length)
	const wanted = Math.ceil((ends.length * 2) / 3)
	const end = ends.slice(wanted - 1).find((at) => !/^\s*<h/.test(html.slice(at))) ?? 0
	const head = html.slice(0, end)
	const isPlain = ends.length > 2 && !/<(?!\/?(?:p|a|em|strong|b|i|br|span|h2|h3)\b)/.test(head)
	return isPlain ? { html: head, rest: html.slice(end) } : { html, rest: '' }
}

function teaser({ slug, title, excerpt, picture }: Story): StoryTeaser {
	return { slug, title, excerpt, picture }
}

import type { Content, Story } from '#content/model/content.ts'
import { longestWaiting } from '#domain/dogs/status.ts'
import { longDate } from '#lib/dates.ts'
import type { StoryData, StoryTeaser } from './story.tsx'

const MAX_OTHER_STORIES = 3

export function storyPage(story: Story, content: Content): StoryData {
	const dog = story.dog === null ? undefined : content.dogById(story.dog)
	const locale = content.options?.site.locale
	return {
		slug: story.slug,
		title: story.title,
		description: story.excerpt,
		...splitAfterSecondParagraph(story.html),
		picture: story.picture,
		quote: story.quote,
		before: story.before,
		after: story.after,
		byline: [story.people, longDate(story.happenedOn, locale)].filter(Boolean).join(', '),
		dog: dog ? { slug: dog.slug, name: dog.title } : null,
		waiting: waitingDog(content),
		others: content.stories
			.filter((other) => other.id !== story.id)
			.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
			.slice(0, MAX_OTHER_STORIES)
			.map(teaser),
	}
}

/** The dog that has waited longest. */
function waitingDog({ dogs }: Pick<Content, 'dogs'>): StoryData['waiting'] {
	const dog = longestWaiting(dogs)
	return dog ? { slug: dog.slug, name: dog.title, picture: dog.picture } : null
}

/** So that the quote stands inside the story; a story of one or two paragraphs is not split. */
function splitAfterSecondParagraph(html: string): Pick<StoryData, 'html' | 'rest'> {
	const first = html.indexOf('</p>')
	const second = first < 0 ? -1 : html.indexOf('</p>', first + 1)
	const head = html.slice(0, second + 4)
	const isPlain = second >= 0 && !/<(?!\/?(?:p|a|em|strong|b|i|br|span)\b)/.test(head)
	return isPlain ? { html: head, rest: html.slice(second + 4) } : { html, rest: '' }
}

function teaser({ slug, title, excerpt, picture }: Story): StoryTeaser {
	return { slug, title, excerpt, picture }
}

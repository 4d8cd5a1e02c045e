import type { Content, Story } from '#content/model/content.ts'
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
		html: story.html,
		picture: story.picture,
		quote: story.quote,
		before: story.before,
		after: story.after,
		byline: [story.people, longDate(story.happenedOn, locale)].filter(Boolean).join(', '),
		dog: dog ? { slug: dog.slug, name: dog.title, picture: dog.picture } : null,
		others: content.stories
			.filter((other) => other.id !== story.id)
			.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
			.slice(0, MAX_OTHER_STORIES)
			.map(teaser),
	}
}

function teaser({ slug, title, excerpt, picture }: Story): StoryTeaser {
	return { slug, title, excerpt, picture }
}

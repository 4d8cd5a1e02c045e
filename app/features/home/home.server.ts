import type { Article, Content, Link, Picture, Section, Story } from '#content/model/content.ts'
import { GIVING_FREQUENCIES, givingChoiceParam, givingOffer, usualLine } from '#domain/giving/giving-offer.ts'
import { sectionOfSteps, stepsOfForm } from '#domain/pages/steps-of-form.ts'
import { escapeHtml, htmlToText } from '#lib/text/html.ts'
import type { GivingData } from './giving-panel.tsx'
import type { HomeData } from './home.tsx'
import type { ReadingData } from './reading.tsx'

const MAX_ARTICLES = 4
const MAX_IMPACT_LINES = 4
const FALLBACK_BUTTON: Link = { text: 'Meet the dogs', url: '/dogs' }
/** A WordPress without our plugin has no dogs. */
const BUTTON_WITHOUT_DOGS: Link = { text: 'How adoption works', url: '/adoption' }

/** The sections of the page with path "", filled with the site's content. @param canGive there is a way to pay */
export function homePage(content: Content, canGive = false): HomeData {
	const page = content.page('')
	const sections = page?.sections ?? []
	const hero = sections.find((section) => section.type === 'hero')
	const name = content.options?.site.name ?? ''
	const picture = page?.picture ?? hero?.items[0]?.picture ?? null
	return {
		photograph: picture && isPhotograph(picture, content) ? picture : null,
		hero: {
			title: hero?.title || page?.title || name,
			html: hero?.html ?? '',
			picture,
			button: hero?.button ?? (content.dogs.length > 0 ? FALLBACK_BUTTON : BUTTON_WITHOUT_DOGS),
			id: hero?.id ?? 'top',
		},
		description: page?.excerpt || content.options?.footer.slogan || '',
		html: page?.html ?? '',
		sections: sections.filter((section) => section !== hero).map((section) => sectionData(section, content)),
		giving: giving(content, canGive),
		stories: sections.some(({ id }) => id === 'stories') ? [] : newestStories(content.stories),
		reading: reading(content),
		isBare: content.dogs.length === 0 && sections.length === 0 && content.stories.length === 0 && !page?.html,
	}
}

/** Link previews add a background to transparent drawings; a JPEG is opaque. */
function isPhotograph({ id }: Picture, content: Content): boolean {
	const original = content.picture(id)?.files.at(-1)
	return original !== undefined && /\.jpe?g$/i.test(new URL(original.url).pathname)
}

/** Numbers are rendered as headings and terms, which may not contain markup. */
function sectionData(section: Section, content: Content): Section {
	if (section.type === 'steps' && section.items.length === 0) return withAdoptionSteps(section, content)
	if (section.type !== 'numbers') return section
	return { ...section, items: section.items.map((item) => ({ ...item, html: htmlToText(item.html) })) }
}

/** Steps without items are those of the adoption page, each in a sentence. */
function withAdoptionSteps(section: Section, content: Content): Section {
	const items = stepsOfForm(content, 'adoption').map(({ title, text, note }) => ({
		title,
		html: `<p>${escapeHtml(text)}</p>${note && `<p><strong>${escapeHtml(note)}</strong></p>`}`,
		url: '',
		picture: null,
	}))
	return { ...section, html: section.html || (sectionOfSteps(content, 'adoption')?.html ?? ''), items }
}

/** Monthly amounts, ascending; single ones where there are no others. */
function giving(content: Content, canGive: boolean): GivingData {
	const { options } = content
	const { lines } = options ? givingOffer(options) : { lines: { monthly: [], once: [] } }
	const [impact = []] = GIVING_FREQUENCIES.map((frequency) =>
		lines[frequency]
			.filter((line) => line.impact !== '')
			.slice(0, MAX_IMPACT_LINES)
			.map((line) => ({
				sum: `${line.label} ${frequency === 'monthly' ? 'a month' : 'once'}`,
				impact: line.impact,
				choice: givingChoiceParam(frequency, line),
			})),
	).filter(({ length }) => length > 0)
	const [usual] = [usualLine(lines.monthly)].flatMap((line) => (line ? [givingChoiceParam('monthly', line)] : []))
	return { impact, canGive, usual: usual ?? impact[0]?.choice ?? '', phone: options?.site.phone ?? '' }
}

function reading(content: Content): ReadingData {
	return content.articles
		.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
		.slice(0, MAX_ARTICLES)
		.map((article) => articleCard(article))
}

function articleCard(article: Article): ReadingData[number] {
	return {
		slug: article.slug,
		title: article.title,
		note: article.categories[0]?.name ?? '',
		picture: article.picture,
	}
}

/** Fallback, so that `/#stories` always exists. */
function newestStories(stories: readonly Story[]): HomeData['stories'] {
	return stories
		.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
		.slice(0, 3)
		.map((story) => ({
			title: story.title,
			html: story.excerpt && `<p>${escapeHtml(story.excerpt)}</p>`,
			url: `/stories/${story.slug}`,
			picture: story.picture,
		}))
}

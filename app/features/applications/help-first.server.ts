import type { Content } from '#content/content.ts'
import type { FormId } from './form.server.ts'
import type { Charity } from './world.server.ts'

/** The article a charity may write about what helps to keep a dog; without one the start page has the sentence alone. */
const ARTICLE = 'i-cant-keep-my-dog'

/** What is said before a form that help may make needless; null for every other form. */
export function helpFirst(form: FormId, content: Content, { phone }: Charity) {
	if (form !== 'surrender') return null
	const ring = phone ? `Ring us on ${phone}, or tell us below what it is.` : 'Tell us below what it is.'
	const article = content.article(ARTICLE)
	return {
		title: 'Could something else help?',
		text: `A dog who barks, a vet’s bill, an empty cupboard or a landlord who says no: often there is a way to stay together. ${ring} You decide, and nobody tries to talk you out of it.`,
		link: article ? { text: article.title, url: `/useful-info/${article.slug}` } : null,
	}
}

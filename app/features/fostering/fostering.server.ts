import type { Content } from '#content/model/content.ts'
import { formLink } from '#lib/open-forms.ts'
import type { FosteringData } from './fostering.tsx'

const DEFAULT_TITLE = 'Foster a dog'

export function fosteringPage(content: Content): FosteringData {
	const page = content.page('fostering')
	const sections = page?.sections ?? []
	const hero = sections.find((section) => section.type === 'hero')
	const kinds = sections.find((section) => section.type === 'cards')
	const texts = sections.filter((section) => section.type === 'text' && section.items.length === 0)
	const bargain = texts.length >= 2 ? texts.slice(0, 2) : []
	const shownAbove = new Set([hero, kinds, ...bargain])
	return {
		title: hero?.title || page?.title || DEFAULT_TITLE,
		pageTitle: page?.title || DEFAULT_TITLE,
		lede: hero?.html ?? '',
		description: page?.excerpt ?? '',
		picture: page?.picture ?? null,
		button: hero?.button ?? null,
		html: page?.html ?? '',
		kinds: kinds ?? null,
		bargain,
		others: sections.filter((section) => !shownAbove.has(section)),
		form: formLink({ text: 'Offer to foster', url: '/apply/fostering/start' }, content),
		phone: content.options?.site.phone ?? '',
	}
}

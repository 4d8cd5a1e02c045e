import type { Content } from '#content/model/content.ts'
import { formLink } from '#lib/open-forms.ts'
import type { AdoptionData } from './adoption.tsx'

const MAX_ASIDES = 2
const DEFAULT_TITLE = 'How adoption works'

/**
 * The adoption page: the steps with the first short texts beside them, then the other sections in their order, and
 * cards last.
 */
export function adoptionPage(content: Content): AdoptionData {
	const page = content.page('adoption')
	const sections = page?.sections ?? []
	const hero = sections.find((section) => section.type === 'hero')
	const steps = sections.find((section) => section.type === 'steps')
	const asides = steps ? sections.filter((section) => section.type === 'text').slice(0, MAX_ASIDES) : []
	const last = sections.at(-1)
	const centres = last?.type === 'cards' ? last : null
	const shownElsewhere = new Set([hero, steps, ...asides, centres])
	return {
		title: hero?.title || page?.title || DEFAULT_TITLE,
		lede: hero?.html ?? '',
		description: page?.excerpt ?? '',
		picture: page?.picture ?? null,
		button: hero?.button ?? null,
		html: page?.html ?? '',
		steps: steps ?? null,
		asides,
		others: sections.filter((section) => !shownElsewhere.has(section)),
		centres,
		form: formLink({ text: 'Apply to adopt', url: '/apply/adoption/start' }, content),
		phone: content.options?.site.phone ?? '',
	}
}

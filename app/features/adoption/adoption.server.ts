import type { Centre, Content, Section } from '#content/model/content.ts'
import { centreNamed } from '#domain/centres/centre-named.ts'
import { formLink } from '#lib/open-forms.ts'
import type { AdoptionData } from './adoption.tsx'
import type { CentresData } from './centres.tsx'

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
	const places = last?.type === 'cards' ? last : null
	const shownElsewhere = new Set([hero, steps, ...asides, places])
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
		centres: centresOf(places, content.options?.centres ?? []),
		form: formLink({ text: 'Apply to adopt', url: '/apply/adoption/start' }, content),
		phone: content.options?.site.phone ?? '',
	}
}

/** The editors' cards with the centre of the same name; then the centres of the general options without a card. */
function centresOf(section: Section | null, centres: readonly Centre[]): CentresData | null {
	if (!section && centres.length === 0) return null
	const { id = 'centres', title = 'Where to find us', html = '', button = null, items = [] } = section ?? {}
	const cards = items.map((item) => ({ ...item, centre: centreNamed(centres, item.title) ?? null }))
	const shown = new Set(cards.map(({ centre }) => centre))
	const others = centres.filter((centre) => !shown.has(centre))
	const added = others.map((centre) => ({ title: centre.name, html: '', url: '', picture: null, centre }))
	return { id, title, html, button, places: [...cards, ...added] }
}

/** A slug as routes use it; undefined if it is invalid. Percent-encoded slugs are decoded once. */
export function routeSlug(raw: string): string | undefined {
	const slug = decodeOnce(raw)
	// Must match what the routes accept.
	const isRoutable =
		slug !== undefined && slug.length <= 200 && /^[\p{L}\p{N}\p{M}]+(?:[-_]+[\p{L}\p{N}\p{M}]+)*$/u.test(slug)
	return isRoutable ? slug : undefined
}

/** A path of slugs ("waystohelp/donations"; "" is home); undefined if it is invalid. */
export function routePath(raw: string): string | undefined {
	const parts = raw.split('/').filter(Boolean).map(routeSlug)
	return parts.every((part) => part !== undefined) ? parts.join('/') : undefined
}

/** A text as an HTML id: "What it costs" → "what-it-costs"; "" when no letter or digit is left. */
export function idFrom(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/['’]/g, '')
		.replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 80)
}

/**
 * Ids of the pages' own skip link, menu, fields and buttons: a heading with one of them would take over a label, so that a press on "Email"
 * goes to the heading. `slugs.test.ts` compares them with the pages.
 */
const PAGE_IDS = new Set(
	`main site-menu footer-explore answer q search-dogs sort-dogs find-dog wishes all-wishes buy quantity notice-email donation
	firstName lastName email phone amount own frequency purpose pay giftAid giftAidScope dedication dedicationName cardName cardEmail
	cardMessage whenRehomed files words save-email save-for-later missing-page-search to variant picture-shown
	first-to-meet`.split(/\s+/),
)
/** Questions of forms, and sums to choose. */
const OF_QUESTIONS = /^(?:answer|amount)-/
/** Beside fields and sections: their titles, hints and errors. */
const BESIDE_OTHERS = /-(?:title|hint|error|count|group|advice|own)$/

/** Generates ids unique on a page, and none of its own: the second "faq" becomes "faq-2". */
export function uniqueIds() {
	const used = new Set<string>()
	/** Thousands of headings with one text are not counted from the beginning each time. */
	const last = new Map<string, number>()
	return (given: string) => {
		const wanted = OF_QUESTIONS.test(given) ? `h-${given}` : given
		let n = last.get(wanted) ?? 1
		let id = n === 1 ? wanted : `${wanted}-${n}`
		while (used.has(id) || PAGE_IDS.has(id) || BESIDE_OTHERS.test(id)) {
			n += 1
			id = `${wanted}-${n}`
		}
		last.set(wanted, n)
		used.add(id)
		return id
	}
}

function decodeOnce(raw: string) {
	try {
		return decodeURIComponent(raw)
	} catch {
		return undefined
	}
}

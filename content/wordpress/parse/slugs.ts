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

/** Ids used by `app/shell`; a heading with one of them would take over the skip link or the menu. */
const SHELL_IDS = ['main', 'site-menu', 'footer-explore']

/** Generates ids unique on a page: the second "faq" becomes "faq-2". */
export function uniqueIds() {
	const used = new Set(SHELL_IDS)
	/** Thousands of headings with one text are not counted from the beginning each time. */
	const last = new Map<string, number>()
	return (wanted: string) => {
		let n = last.get(wanted) ?? 1
		let id = n === 1 ? wanted : `${wanted}-${n}`
		while (used.has(id)) {
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

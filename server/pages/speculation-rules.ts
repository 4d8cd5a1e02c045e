import { FIXED_NAME_CACHE } from '../http/headers.ts'

export const SPECULATION_RULES_URL = '/speculation-rules.json'

/** Not documents, or documents of one visitor; and filtered lists, of which there are too many to render ahead. */
const NEVER = [
	'/apply/*',
	'/newsletter/*',
	'/api/*',
	'/feeds/*',
	'/img/*',
	'/wp-json/*',
	'/wp-content/*',
	'/*\\.*',
	'/*\\?(.+)',
]

/** Once the app is loaded it navigates itself, and fetches data only (`app/browser/prefetch`). */
const isLink = (links: string) => ({
	and: [
		{ selector_matches: `html:not([data-app]) ${links}` },
		{ href_matches: '/*' },
		{ not: { href_matches: NEVER } },
		{ not: { selector_matches: '[rel~=nofollow], [target], [download]' } },
	],
})

/**
 * Which pages browsers fetch when a visitor is about to open them ("moderate": a pointer rests on the link or presses
 * it), and which they render too. They do neither with data saving, and at most two at a time.
 */
const RULES = {
	prefetch: [{ where: isLink('a'), eagerness: 'moderate' }],
	prerender: [{ where: isLink('.dog-card a'), eagerness: 'moderate' }],
}

/** Answers the URL that pages name in their `Speculation-Rules` header: inline rules would need a hash in each policy. */
export function speculationRules(): Response {
	return new Response(JSON.stringify(RULES), {
		headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': FIXED_NAME_CACHE },
	})
}

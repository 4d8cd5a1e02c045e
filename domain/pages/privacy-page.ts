import type { Content } from '#content/model/content.ts'
import { pathOf, plainPage } from './plain-pages.ts'

/** WordPress gives the second to the page it makes itself and names as its privacy policy, which its REST interface does not say. */
const SLUGS = ['privacy', 'privacy-policy', 'privacy-notice']

/** Where the charity says what it does with what people send: a route or an address elsewhere; "" for nowhere. */
export function privacyUrl(content: Pick<Content, 'options' | 'doc' | 'page'>): string {
	const { site, footer } = content.options ?? {}
	if (site?.privacyUrl) return site.privacyUrl
	const legal = footer?.legal.find(({ text }) => /\bprivacy\b/i.test(text))
	if (legal) return legal.url
	for (const slug of SLUGS) {
		if (content.doc(slug)) return `/docs/${slug}`
		const page = plainPage(content, slug)
		if (page) return pathOf(page)
	}
	return ''
}

/** The legal links of the footer, the way to the privacy page among them. */
export function legalLinks(content: Pick<Content, 'options' | 'doc' | 'page'>): { text: string; url: string }[] {
	const legal = content.options?.footer.legal ?? []
	const url = privacyUrl(content)
	return !url || legal.some((link) => link.url === url) ? legal : [...legal, { text: 'Privacy', url }]
}

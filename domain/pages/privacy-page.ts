import type { Content } from '#content/model/content.ts'
import { pathOf } from './path-of.ts'

/** `privacy-policy` is the slug of WordPress's generated page, which its REST API does not mark. */
const SLUGS = ['privacy', 'privacy-policy', 'privacy-notice']

/** A route or an external URL; "" without one. */
export function privacyUrl(content: Pick<Content, 'options' | 'doc' | 'page'>): string {
	const { site, footer } = content.options ?? {}
	if (site?.privacyUrl) return site.privacyUrl
	const legal = footer?.legal.find(({ text }) => /\bprivacy\b/i.test(text))
	if (legal) return legal.url
	for (const slug of SLUGS) {
		if (content.doc(slug)) return `/docs/${slug}`
		const page = content.page(slug)
		if (page) return pathOf(page)
	}
	return ''
}

export function legalLinks(content: Pick<Content, 'options' | 'doc' | 'page'>): { text: string; url: string }[] {
	const legal = content.options?.footer.legal ?? []
	const url = privacyUrl(content)
	return !url || legal.some((link) => link.url === url) ? legal : [...legal, { text: 'Privacy', url }]
}

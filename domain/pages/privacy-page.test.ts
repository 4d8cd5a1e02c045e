import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aDoc } from '#tests/builders/content/doc.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { aPage } from '#tests/builders/content/page.ts'
import { legalLinks, privacyUrl } from './privacy-page.ts'

const { site, footer } = someOptions()
const terms = { text: 'Terms', url: '/docs/terms' }
const named = someOptions({ site: { ...site, privacyUrl: '/our-promise' } })
const linked = (text: string) => someOptions({ footer: { ...footer, legal: [terms, { text, url: '/docs/data' }] } })

test('the privacy page is the one the backend names, else a legal link, else a document or page by slug', () => {
	const pages = [aPage('privacy-policy', [])]
	expect(privacyUrl(someContent({ options: named, pages }))).toBe('/our-promise')
	expect(privacyUrl(someContent({ options: linked('Your privacy'), pages }))).toBe('/docs/data')
	expect(privacyUrl(someContent({ options: linked('Cookies'), pages }))).toBe('/privacy-policy')
	expect(privacyUrl(someContent({ docs: [aDoc({ slug: 'privacy' })], pages }))).toBe('/docs/privacy')
	expect(privacyUrl(someContent({ pages: [aPage('about/privacy', [])] }))).toBe('')
})

test('the footer leads to it, once', () => {
	const privacy = { text: 'Privacy', url: '/privacy-policy' }
	expect(legalLinks(someContent({ options: someOptions(), pages: [aPage('privacy-policy', [])] }))).toEqual([privacy])
	expect(legalLinks(someContent({ options: linked('Privacy') }))).toHaveLength(2)
	expect(legalLinks(someContent({ options: someOptions({ footer: { ...footer, legal: [terms] } }) }))).toEqual([terms])
})

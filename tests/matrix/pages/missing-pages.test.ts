import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { data, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import type { Page } from '#server/pages/page.ts'
import { createPages } from '#server/pages/pages.ts'
import { sampleContent } from '#tests/builders/content/sample-content.ts'
import { formSecret } from '#tests/builders/form-secret.ts'

const SITE = 'https://site.example'
const edition = { content: await sampleContent(), today: new Date('2026-11-21') }
// The router's build, whose exports are a ServerBuild.
const build = (await import(
	pathToFileURL(join(import.meta.dirname, '../../../build/server/index.js')).href
)) as ServerBuild

/** Pages of a build, from templates or rendered in full. */
function pagesOf(built: ServerBuild, hasTemplates: boolean) {
	const warnings: unknown[] = []
	const render = createPages({
		build: built,
		hasTemplates,
		siteUrl: SITE,
		gallery: false,
		dev: false,
		formSecret,
		icons: async () => ({}),
		currentSlug: async () => undefined,
		records: {},
		mediaHosts: [],
		log: { warn: (line: unknown) => warnings.push(line), error: (line: unknown) => warnings.push(line) },
		// Without contexts these pages do not use.
	} as unknown as Parameters<typeof createPages>[0])
	const get = (target: string, asked = edition) =>
		render(new Request(SITE + target), asked, { isTooFast: false, clientHash: '' })
	return { get, warnings }
}

function comparable({ status, headers, etag, encodings }: Page) {
	return { status, headers, etag, html: encodings.identity?.toString() }
}

const LONG = 'x'.repeat(8 * 1024)
const TARGETS = [
	'/nothing',
	'/nothing/here?and=this&and=that',
	`/${LONG}`,
	`/nothing?q=${LONG}`,
	"/it's/'quoted'",
	'/"><script>alert(1)</script>',
	'/%22%3E%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
	'/nothing?</script><script>alert(1)</script>',
	'/a&b&amp;c&#x27;d;e',
	'/back\\slash|pipe[bracket]{brace}^hat`tick~',
	'/dollar/$&/$1/$$/$`/%24%26',
	'/%E2%80%A8/%E2%80%A9/\u2028\u2029',
	'/%F0%9F%90%95/\u{1f415}/é/ü/ñ',
	'/%E0%A4%A/%ff/%00/%0A%0D',
	'/a%2Fb%5Cc',
	'//two//slashes',
	'/no-page-has-this-address',
	'/no-page-has-this-address/no-page-has-this-address?no-page-has-this-address',
	'/Page not found: /nothing',
	'/constructor/__proto__?toString',
	// With household codes, of this version and of version 1, in the links.
	'/nothing?home=20000-2-4--',
	'/nothing?a=<b>&home=2ZZZZZZZZZZ&home=1000-2312',
	'/dogs/biscuit/nothing?home=1042-1312',
	'/dogs/nobody?home=1042-1312',
	'/docs/nothing?home=20000-2-4--&x="',
	// The menu marks the section.
	'/dogs/biscuit/nothing',
	'/waystohelp/donations/nothing/at/all',
	'/adoption/x?y=<z>',
	'/dogs/nobody',
	"/dogs/it's",
	'/dogs/%3Cscript%3E?a=<b>',
	`/dogs/${LONG}`,
	'/dogs/%E2%80%A8',
	'/dogs/nobody/poster',
	'/merch/nothing',
	'/useful-info/nothing?topic=x',
	'/docs/nothing',
	'/stories/nothing',
	'/waystohelp/volunteering/nothing',
	'/gallery',
	// Payloads, without a page.
	'/nothing.data?a=</script>&b=%22',
	'/dogs/nobody.data?_routes=routes%2Fdog',
]

test('a missing page from the template equals a full render, byte for byte, with its headers', async () => {
	const filled = pagesOf(build, true)
	const full = pagesOf(build, false)
	for (const target of TARGETS) {
		// Twice: the first makes the template.
		for (const _ of ['first', 'second']) {
			const [one, other] = [await filled.get(target), await full.get(target)]
			expect(comparable(one), target.slice(0, 200)).toEqual(comparable(other))
			expect(one.status, target.slice(0, 200)).toBe(404)
		}
	}
	expect(filled.warnings).toEqual([])
})

/** Any text, also what no URL can have. */
const SENTENCES = [
	'plain',
	'',
	'"double" \'single\' `back`',
	'</p></script><!--<script>alert(1)//',
	'<![CDATA[ ]]> --> <!--',
	'&amp; &#39; &lt;',
	'\\ \\\\ \\" \\u003c \\n \n \r \t \b \f \v \0',
	'\u2028 \u2029 \u0085 \ufeff',
	'lone \ud800 and \udc00, together \ud83d\udc15',
	"$& $1 $$ $` $'",
	'é ü ñ 犬 كلب',
]

test('any text is encoded like the page and its payload', async () => {
	const route = build.routes['routes/unmatched']
	if (!route) throw new Error('there is no page for what no route matches')
	const loader = ({ request }: { request: Request }) => {
		const { pathname } = new URL(request.url)
		const sentence = SENTENCES[Number(pathname.slice('/sentence/'.length))]
		const message = `Page not found: ${pathname.startsWith('/sentence/') ? sentence : pathname}`
		throw data({ message, fatal: false }, { status: 404 })
	}
	const odd = {
		...build,
		routes: { ...build.routes, 'routes/unmatched': { ...route, module: { ...route.module, loader } } },
	} as ServerBuild
	const filled = pagesOf(odd, true)
	const full = pagesOf(odd, false)
	for (const index of SENTENCES.keys()) {
		const [one, other] = [await filled.get(`/sentence/${index}`), await full.get(`/sentence/${index}`)]
		expect(comparable(one), SENTENCES[index]).toEqual(comparable(other))
	}
	expect(filled.warnings).toEqual([])
})

test('the content security policy of a templated page allows its own payload only', async () => {
	const { get } = pagesOf(build, true)
	const policies = await Promise.all(
		['/one', '/two'].map(async (target) => {
			const { headers, encodings } = await get(target)
			const policy = headers[headers.findIndex((name) => name.toLowerCase() === 'content-security-policy') + 1] ?? ''
			const scripts = [...(encodings.identity?.toString() ?? '').matchAll(/<script>([\s\S]*?)<\/script>/g)]
			for (const [, code = ''] of scripts) {
				expect(policy).toContain(createHash('sha256').update(code).digest('base64'))
			}
			return policy
		}),
	)
	expect(policies[0]).not.toBe(policies[1])
})

test('a missing page with a household code keeps it in its links, and is rendered once', async () => {
	let renders = 0
	const { entry } = build
	const counted = {
		...build,
		entry: {
			module: {
				...entry.module,
				default(...asked: Parameters<typeof entry.module.default>) {
					renders += 1
					return entry.module.default(...asked)
				},
			},
		},
	}
	const { get } = pagesOf(counted as ServerBuild, true)
	const htmlOf = async (target: string) => (await get(target)).encodings.identity?.toString()
	expect(await htmlOf('/nothing/here?home=1042-1312')).toContain('href="/dogs?home=1042-1312"')
	expect(await htmlOf('/nothing/there?home=20000-2-4--')).toContain('href="/dogs?home=20000-2-4--"')
	expect(await htmlOf('/nothing/here')).toContain('href="/dogs"')
	// Three requests and two models: the entry renders only models.
	expect(renders).toBe(5)
})

test('new content renders missing pages again', async () => {
	const { get } = pagesOf(build, true)
	const { options } = edition.content
	if (!options) throw new Error('the sample has options')
	const changed = { ...options, site: { ...options.site, name: 'Elsewhere Dogs' } }
	const next = { ...edition, content: { ...edition.content, revision: 'next', options: changed } }
	const htmlOf = async (asked: typeof edition) => (await get('/nothing', asked)).encodings.identity?.toString()
	expect(await htmlOf(edition)).not.toContain('Elsewhere Dogs')
	expect(await htmlOf(next)).toContain('Elsewhere Dogs')
})

import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPages } from '#server/pages/pages.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { RUN_FROM } from '#tests/e2e/support/site/deployments.ts'
import { linkNamed } from '#tests/integration/support/links.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'

const root = join(import.meta.dirname, '../../..')

const content = someContent({ options: someOptions(), dogs: [aDog({ slug: 'biscuit' })] })
const SECRET = 'hunter2 at /srv/fairlead'

function fail(): never {
	throw new Error(SECRET)
}

/** The built app with a throwing part of a route. */
async function brokenBuild(routeId: string, part: 'loader' | 'default'): Promise<ServerBuild> {
	// The router's build, whose exports are a ServerBuild.
	const file = join(root, 'build/server/index.js')
	const build = (await import(pathToFileURL(file).href)) as ServerBuild
	const route = build.routes[routeId]
	if (!route) throw new Error(`there is no ${routeId}`)
	const broken = { ...route, module: { ...route.module, [part]: fail } }
	return { ...build, routes: { ...build.routes, [routeId]: broken } }
}

for (const [what, routeId, part] of [
	['a loader', 'routes/dog', 'loader'],
	['a view', 'routes/dog', 'default'],
	['the loader around every page', 'root', 'loader'],
] as const) {
	test(`${what} that throws shows the error screen with status 500 without the cause, which is logged`, async () => {
		const logged: unknown[] = []
		const log = { error: (line: { err: Error; path: string }) => logged.push([line.err.message, line.path]) }
		const render = createPages({
			build: await brokenBuild(routeId, part),
			log,
			siteUrl: 'http://site.example',
			gallery: false,
			dev: false,
			formSecret,
			icons: async () => ({}),
			currentSlug: async () => undefined,
			records: {},
			// Without contexts this page does not use.
		} as unknown as Parameters<typeof createPages>[0])
		const edition = { content, today: new Date('2026-11-21') }
		const page = await render(new Request('http://site.example/dogs/biscuit'), edition, {
			clientHash: '',
		})

		expect(page.status).toBe(500)
		const html = page.encodings.identity?.toString() ?? ''
		expect(html).toMatch(/<h1[^>]*>Error<\/h1>/)
		expect(html).toContain('Something went wrong')
		expect(linkNamed(html, 'Go home')).toBe('/')
		expect(html).not.toContain('hunter2')
		expect(page.headers).toContain('no-store')
		expect(logged).toContainEqual([SECRET, '/dogs/biscuit'])
	})
}

test('a build with unknown route middleware does not start, and lists the known ones', async () => {
	const folder = freshFolder('unknown-middleware')
	for (const name of [...RUN_FROM, 'build']) cpSync(join(root, name), join(folder, name), { recursive: true })
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
	const file = join(folder, 'build/server/index.js')
	const code = readFileSync(file, 'utf8')
	const misspelt = code.replace('routeMiddleware("gallery-only"', 'routeMiddleware("gallery-onyl"')
	expect(misspelt).not.toBe(code)
	writeFileSync(file, misspelt)
	try {
		await expect(startSiteProcess({ CONTENT_DIR: join(root, 'sample') }, folder)).rejects.toThrow(
			/the site ended with 1:.*Unknown route middleware: "gallery-onyl"\. Known are: gallery-only, not-indexed/s,
		)
	} finally {
		rmSync(folder, { recursive: true })
	}
})

import { readdirSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { certificateFor } from './certificate.ts'
import { HOST, SECOND_HOST, SITE_URL } from './proxied-site.ts'

/** Its own, beside those of `npm test`, which may run at the same time. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 3179) + 1
const folder = join(import.meta.dirname, '../../test-results/proxy')
const certificate = certificateFor([HOST, SECOND_HOST], join(folder, 'certificate'))
const ports = { site: FIRST_PORT, http: FIRST_PORT + 1, https: FIRST_PORT + 2, tunnel: FIRST_PORT + 3 }
// For the requests that tests make themselves.
setDefaultCACertificates([...getCACertificates(), certificate.pem])

/**
 * What a proxy and https can break: every form, step by step, with and without JavaScript; the way from page to page; what is answered
 * to errors, HEAD and If-None-Match. What happens within a page is the same without them, and `npm test` shows it.
 */
const JOURNEYS = 'apply* newsletter navigation finder errors http-responses'.split(' ')

for (const journey of JOURNEYS) {
	const isThere = readdirSync(join(import.meta.dirname, '../e2e')).some((name) =>
		matchesGlob(name, `${journey}.spec.ts`),
	)
	if (!isThere) throw new Error(`There is no tests/e2e/${journey}.spec.ts: name the file its tests are in now.`)
}

/** nginx itself answers 400 to an address that cannot be decoded; no setting of it hands such a request on. */
const REFUSED_BY_NGINX = /%E0%A4%A|cannot be decoded/
/** How a page looks and moves. */
const WITHIN_A_PAGE = /menu of small screens|first press of Tab|starts at its top/

/** The journeys of `tests/e2e`, in a browser that reaches the site through nginx with TLS, at its public address. */
export default defineConfig({
	...base,
	testDir: '..',
	testMatch: ['proxy/*.spec.ts', ...JOURNEYS.map((name) => `e2e/${name}.spec.ts`)].map((file) => `**/tests/${file}`),
	testIgnore: [],
	grepInvert: [REFUSED_BY_NGINX, WITHIN_A_PAGE],
	outputDir: '../../test-results/proxy-journeys',
	globalSetup: './start-for-journeys.ts',
	metadata: { folder, ports, site: { url: SITE_URL, dataDir: join(folder, 'data') } },
	use: {
		...base.use,
		baseURL: SITE_URL,
		proxy: { server: `http://127.0.0.1:${ports.tunnel}`, bypass: 'localhost' },
		launchOptions: {
			...base.use?.launchOptions,
			args: [
				...(base.use?.launchOptions?.args ?? []),
				// This certificate and no other.
				`--ignore-certificate-errors-spki-list=${certificate.spki}`,
			],
		},
	},
	webServer: [],
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { runPorts } from '../e2e/support/site/run-ports.ts'
import { certificateFor } from './certificate.ts'
import { NAMES, SITE_URL } from './proxied-site.ts'

const [sitePort, httpPort, httpsPort, tunnelPort] = await runPorts('PROXY_PORTS', 4)
const folder = join(import.meta.dirname, '../../test-results/proxy')
const certificate = certificateFor(NAMES, join(folder, 'certificate'))
const ports = { site: sitePort, http: httpPort, https: httpsPort, tunnel: tunnelPort }
// For requests of tests.
setDefaultCACertificates([...getCACertificates(), certificate.pem])

/**
 * What a proxy and https can break: a long and a short form with and without JavaScript, navigation, error responses, HEAD and
 * If-None-Match. `money.spec.ts` adds donations, orders and the desk. The rest is covered by the other browser tests.
 */
const JOURNEYS = [
	'applications/all-forms',
	'dogs/finder',
	'navigation/navigation',
	'pages/http-responses',
	'recovery/errors',
]
const files = readdirSync(join(import.meta.dirname, '../e2e'), { recursive: true, encoding: 'utf8' })

for (const journey of JOURNEYS) {
	if (!files.includes(join(`${journey}.spec.ts`)))
		throw new Error(`There is no tests/e2e/${journey}.spec.ts: name the file its tests are in now.`)
}

/** nginx itself responds 400 to a URL that cannot be decoded. */
const REFUSED_BY_NGINX = /%E0%A4%A|cannot be decoded/
/** Looks and motion. */
const WITHIN_A_PAGE = /menu of small screens|first press of Tab|starts at its top|keyboard/
/** They make the same requests as others. */
const SAME_REQUESTS = /(fostering|volunteering|found|surrender)(,|: page by page)|can be changed|through the footer/

/** Journeys of `tests/e2e` through nginx with TLS, at the public address. */
export default defineConfig({
	...base,
	testDir: '..',
	testMatch: ['proxy/*.spec.ts', ...JOURNEYS.map((name) => `e2e/${name}.spec.ts`)].map((file) => `**/tests/${file}`),
	testIgnore: [],
	projects: undefined,
	grepInvert: [REFUSED_BY_NGINX, WITHIN_A_PAGE, SAME_REQUESTS],
	outputDir: '../../test-results/proxy-journeys',
	globalSetup: './start-for-journeys.ts',
	// All tests share the site behind the proxy.
	globalTeardown: [],
	metadata: { folder, ports, certificate, site: { url: SITE_URL, dataDir: join(folder, 'data') } },
	use: {
		...base.use,
		baseURL: SITE_URL,
		proxy: { server: `http://127.0.0.1:${ports.tunnel}`, bypass: 'localhost' },
		launchOptions: {
			...base.use?.launchOptions,
			args: [...(base.use?.launchOptions?.args ?? []), `--ignore-certificate-errors-spki-list=${certificate.spki}`],
		},
	},
	webServer: [],
})

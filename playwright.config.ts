import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { isFullMatrix } from '#tests/e2e/support/full-matrix.ts'
import { runPorts } from '#tests/e2e/support/site/run-ports.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'

const [PORT] = await runPorts('E2E_PORT', 1)
/** The data folder of the shared site, emptied at its start. */
const DATA_DIR = join(import.meta.dirname, 'test-results/data')

/** Chromium heeds its last `--disable-features` only, so these are Playwright 1.65's own (its `chromiumSwitches.js`), and ours. */
const FEATURES_OFF = [
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'PreconnectToSearch',
	// No suggestion lists under the address bar: they load two more pages for each window.
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup',
]

/** They run with `npm run test:full`. */
const IN_OTHER_PARTS = ['**/tests/proxy/**', '**/tests/wordpress/**', '**/tests/late/**']
/**
 * Files that run whole with `npm run test:full -- browser`: variants, motion, the code of the app late or missing, and pages of the desk
 * that `tests/integration/desk` opens without a browser.
 */
const IN_FULL = [
	'access/accessible-names',
	'access/forced-colours',
	'access/lost-places',
	'access/text-spacing',
	'applications/confirm',
	'applications/email-typos',
	'applications/found-dog',
	'applications/unsaved-input',
	'applications/urgent-rehoming',
	'desk/accessible',
	'desk/accessible-names',
	'desk/emails',
	'desk/files',
	'desk/focus',
	'desk/gift-aid',
	'desk/journeys-by-keyboard',
	'desk/link-scanners',
	'desk/live',
	'desk/narrow-tables',
	'desk/orders',
	'desk/passkeys',
	'desk/provider',
	'desk/shortcuts',
	'desk/stored-scripts',
	'desk/text-spacing',
	'dogs/dogs-list-states',
	'dogs/embed',
	'dogs/favourites',
	'dogs/finder',
	'dogs/poster',
	'dogs/stored-household',
	'giving/card',
	'giving/sponsor',
	'motion/*',
	'navigation/anchors',
	'navigation/background-features',
	'navigation/data-request',
	'navigation/preload',
	'pages/icons',
	'pages/long-text-stays',
	'pages/odd-charity',
	'pages/print',
	'pages/theme',
	'recovery/crawlers',
	'recovery/missing-code',
	'shop/item',
	'start/*',
	'translated/*',
].map((name) => `**/e2e/${name}.spec.ts`)
const FULL_TAGS = /@full|@matrix/
/** Files whose tests share a site, and so a worker: begun first, so that the other workers do not wait for them at the end. */
const IN_ONE_WORKER = ['**/pages/odd-charity.spec.ts', '**/recovery/deployment.spec.ts']

/**
 * One built server for all tests that only read; those that write start their own (`tests/e2e/support/site/own-site.ts`). `npm test` finds
 * the browser; to run by hand, set CHROMIUM_PATH.
 */
export default defineConfig({
	testDir: 'tests',
	// Vitest's own tests are called *.test.ts.
	testMatch: '**/*.spec.ts',
	testIgnore: IN_OTHER_PARTS,
	metadata: { sharedDataDir: DATA_DIR },
	globalTeardown: join(import.meta.dirname, 'tests/e2e/support/site/expect-nothing-written.ts'),
	projects: isFullMatrix
		? [
				{ name: 'long', testMatch: IN_ONE_WORKER, grep: FULL_TAGS },
				{ name: 'whole files', testMatch: IN_FULL, testIgnore: [...IN_OTHER_PARTS, ...IN_ONE_WORKER] },
				{ name: 'matrix', testIgnore: [...IN_OTHER_PARTS, ...IN_ONE_WORKER, ...IN_FULL], grep: FULL_TAGS },
			]
		: [{ name: 'browser', testIgnore: [...IN_OTHER_PARTS, ...IN_FULL], grepInvert: /@full/ }],
	// Playwright empties it. Other configurations have other folders, so that they can run at the same time.
	outputDir: 'test-results/browser',
	fullyParallel: true,
	// Tests wait as much as they work: a third keeps two cores busy.
	workers: 3,
	timeout: 120_000,
	// What must become true may take its time on a busy machine. A test that passes does not wait longer for it.
	expect: { timeout: 20_000 },
	forbidOnly: Boolean(process.env.CI),
	// Decision 86: what passes at the second try is listed, and more than five fail the run.
	retries: 1,
	use: {
		baseURL: `http://localhost:${PORT}`,
		locale: 'en-GB',
		// A headless browser names itself as one, and the site takes it for a crawler (`app/browser/crawlers/crawlers.ts`).
		userAgent: devices['Desktop Chrome'].userAgent,
		// A window for each test costs more than most tests. Playwright empties it in between: storage, cache, routes, scripts.
		reuseContext: true,
		// Motion paints frame after frame while a test waits. Tests of motion ask for it (`support/with-motion.ts`).
		contextOptions: { reducedMotion: 'reduce' },
		timezoneId: 'Europe/London',
		// A trace slows every test by a third: ask for one (`--trace on`) when a test fails.
		screenshot: 'only-on-failure',
		launchOptions: {
			...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
			// Containers and CI run as root, where the sandbox cannot; the rest keeps the browser from calling home.
			args: [
				...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
				'--disable-gpu',
				// A process less to paint through: a tenth of the browser's work.
				'--in-process-gpu',
				// All tests of a worker share one renderer process: a new one for each costs 200 ms of processor time.
				'--renderer-process-limit=1',
				// Letters are drawn alike on every machine, for the visual tests.
				'--font-render-hinting=none',
				'--disable-lcd-text',
				'--force-color-profile=srgb',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				`--disable-features=${FEATURES_OFF.join()}`,
			],
		},
	},
	webServer: {
		// The visual tests and the words of the tests count on the sample's today.
		command: `node --import ./tests/visual/fixed-date.mjs --import ./tests/e2e/support/site/empty-data-dir.mjs ${serverEntry('main')}`,
		url: `http://localhost:${PORT}/readyz`,
		env: {
			NODE_ENV: 'production',
			PORT: String(PORT),
			DATA_DIR,
			GALLERY: 'on',
			LOG_LEVEL: 'warn',
			// Most pages are opened by one test only: in advance costs more.
			PRERENDER: 'off',
			// A picture must look the same in every run.
			AVIF: 'off',
			SITE_URL: `http://localhost:${PORT}`,
		},
		reuseExistingServer: false,
		stdout: 'pipe',
	},
})

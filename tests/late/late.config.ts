import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

const server = Array.isArray(base.webServer) ? base.webServer[0] : base.webServer
if (!server) throw new Error('playwright.config.ts starts no server')

/** Another data folder than `npm test` and the part `browser`, which may run at the same time. */
const DATA_DIR = 'test-results/late-data'
const ROOT = join(import.meta.dirname, '../..')
const HOLD_APP = './tests/late/hold-app.mjs'

/** Tests of `tests/e2e` that run here too: one for each thing that presses, navigations and errors need the app for. */
const JOURNEYS = [
	// The spec files of this folder.
	/^late\/| late\//,
	/links within a page move scroll position and focus.*no-preference/,
	/with JavaScript.*a hash in the first URL/,
	/after a navigation focus is on the heading/,
	/each navigation has one short transition/,
	/the menu of small screens closes/,
	/code that stays missing.*storage open/,
	/a page that needs scripts says so/,
	/leaving an error for home/,
	/Googlebot.*keeps the server HTML/,
	/typed answers are restored/,
	/a double click sends once/,
	/two tabs stay in sync/,
	/the sentence loads no document/,
	/an invitation is looked at, sent, taken back and sent again/,
	/a bank statement is chosen as a file/,
]

/**
 * Browser tests while the app arrives late: pages are used before its code is there. `LATE_TESTS=all` runs all of `tests/e2e` so, which
 * takes as long as `npm test`.
 */
export default defineConfig({
	...base,
	testDir: '..',
	testMatch: ['**/tests/late/*.spec.ts', '**/tests/e2e/**/*.spec.ts'],
	testIgnore: [],
	// Sites that tests start themselves hold the app back, too.
	metadata: { sharedDataDir: join(ROOT, DATA_DIR), preload: HOLD_APP },
	projects: undefined,
	// Also those that only the full matrix has.
	...(process.env.LATE_TESTS === 'all' ? {} : { grep: JOURNEYS, grepInvert: [] }),
	outputDir: '../../test-results/late',
	webServer: {
		...server,
		command: server.command.replace(/^node /, `node --import ${HOLD_APP} `),
		env: { ...server.env, DATA_DIR },
		cwd: ROOT,
	},
})

// The parts of `npm run test:full`.

import { node, runApart } from '../runtime/runtime.mjs'
import { findBrowser } from './find-browser.mjs'
import { ownCounts, PLAYWRIGHT_REPORTERS, playwrightCounts, vitestCounts } from './test-counts.mjs'

/** Parallel lanes, each list in its order. `faults` and `wordpress` mostly wait. */
export const LANES = [
	['faults', 'matrix', 'wordpress'],
	// Not in parallel: all write to `test-results`.
	['browser', 'late', 'proxy'],
]
/** Afterwards: it measures response times. */
export const ALONE = ['stalls']

/**
 * Each part: its programs (`debian-packages.mjs`), its options, and `count(run, reportFile, options)`, which resolves with its
 * counts; `run` resolves with an exit code.
 */
export const PARTS = {
	/** The full matrix of browser tests: widths, themes, no JavaScript. */
	browser: {
		programs: [],
		options: [],
		count: (run, file) => runPlaywright(run, 'playwright.config.ts', file, { BROWSER_MATRIX: 'full' }),
	},
	/** Pages in use before the app's code is there, without it, and restored by Back. */
	late: {
		// The headless shell has no back/forward cache.
		programs: [
			{ package: 'chromium', found: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] },
		],
		options: [],
		count: (run, file) => runPlaywright(run, 'tests/late/late.config.ts', file),
	},
	/** Faults of the store and the machine. */
	faults: {
		programs: [{ package: 'postgresql', found: ['/usr/lib/postgresql', 'initdb'] }],
		options: ['kills', 'cuts', 'restarts'],
		count: (_, file, options) => runFaults(['sqlite', 'postgres', 'twoSites', 'late'], file, options),
	},
	/** A locked or hanging store, as visitors notice it. */
	stalls: {
		programs: [{ package: 'postgresql', found: ['/usr/lib/postgresql', 'initdb'] }],
		options: [],
		count: (_, file) => runFaults(['locked', 'frozen'], file),
	},
	/** The files of `deploy/`, and the journeys of `tests/e2e` through nginx with TLS. */
	proxy: {
		programs: [
			{ package: 'nginx', found: ['nginx'] },
			{ package: 'caddy', found: ['caddy'] },
			{ package: 'openssl', found: ['openssl'] },
			{ package: 'perl-base', found: ['perl'] },
			{ package: 'strace', found: ['strace'] },
			{ package: 'systemd', found: ['systemd-analyze'] },
		],
		options: [],
		async count(run, file) {
			const vitest = await runVitest(run, 'tests/full.vitest.config.ts', file)
			return sum(vitest, await runPlaywright(run, 'tests/proxy/journeys.config.ts', `${file}.browser`))
		},
	},
	/** All variants of what `npm test` tests by example. */
	matrix: {
		programs: [],
		options: [],
		count: (run, file) => runVitest(run, 'tests/matrix/vitest.config.ts', file),
	},
	/** The production build on a fresh WordPress without plugins. */
	wordpress: {
		programs: [
			// First, so that WordPress installs no other web server.
			{ package: 'nginx', found: ['nginx'] },
			{ package: 'php-cli', found: ['php'] },
			{ package: 'mariadb-server-core', found: ['mariadbd'] },
			{ package: 'mariadb-client-core', found: ['mariadb'] },
			{ package: 'wordpress', found: ['/usr/share/wordpress/wp-load.php'] },
			{
				package: 'wordpress-theme-twentytwentythree',
				found: ['/usr/share/wordpress/wp-content/themes/twentytwentythree'],
			},
		],
		options: [],
		count: (run, file) => runVitest(run, 'tests/wordpress/vitest.config.ts', file),
	},
}

function sum(...counts) {
	const total = (name) => counts.reduce((before, count) => before + count[name], 0)
	return { passed: total('passed'), failed: total('failed') }
}

/** Groups of `tests/faults`, in parallel. */
async function runFaults(groups, file, options = {}) {
	const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
	const count = async (group) => {
		const counts = `${file}.${group}`
		const args = ['tests/faults/run-faults.ts', group, '--counts', counts, ...given]
		return ownCounts(counts, await runApart(node(), args))
	}
	return sum(...(await Promise.all(groups.map(count))))
}

async function runVitest(run, config, file) {
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
	return vitestCounts(file, await run('vitest', ['run', '--config', config, ...reporters]))
}

async function runPlaywright(run, config, file, settings = {}) {
	const environment = { ...settings, CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
	const code = await run('playwright', ['test', '--config', config, PLAYWRIGHT_REPORTERS], environment)
	return playwrightCounts(file, code)
}

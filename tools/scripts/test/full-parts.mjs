// The parts of `npm run test:full`.

import { node, runApart } from '../runtime/runtime.mjs'
import { findBrowser } from './find-browser.mjs'
import { ownResults, PLAYWRIGHT_REPORTERS, playwrightResults, vitestResults } from './test-results.mjs'

/** Parallel lanes, each list in its order. `faults` and `wordpress` mostly wait. Each part has ports and folders of its own. */
export const LANES = [['browser'], ['late', 'proxy', 'matrix'], ['faults', 'wordpress', 'firefox']]
/** Afterwards: it measures response times. */
export const ALONE = ['stalls']

/**
 * Each part: its programs (`debian-packages.mjs`), its options, and `run(runner, reportFile, options)`, which resolves with its
 * results (`test-results.mjs`); `runner` is `runApart` or `runBeside`.
 */
export const PARTS = {
	/** The full matrix of browser tests: widths, themes, no JavaScript. */
	browser: {
		programs: [],
		options: [],
		run: (runner, file) => runPlaywright(runner, 'playwright.config.ts', file, { BROWSER_MATRIX: 'full' }),
	},
	/** Pages in use before the app's code is there, without it, and restored by Back. */
	late: {
		// The headless shell has no back/forward cache.
		programs: [
			{ package: 'chromium', found: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] },
		],
		options: [],
		run: (runner, file) => runPlaywright(runner, 'tests/late/late.config.ts', file),
	},
	/** The journeys that differ most between browsers, in Debian's Firefox. */
	firefox: {
		programs: [{ package: 'firefox-esr', found: ['/usr/bin/firefox-esr'] }],
		options: [],
		run: (runner, file) => runVitest(runner, 'tests/firefox/vitest.config.ts', file),
	},
	/** Faults of the store and the machine. */
	faults: {
		programs: [{ package: 'postgresql', found: ['/usr/lib/postgresql', 'initdb'] }],
		options: ['kills', 'cuts', 'restarts'],
		run: (_, file, options) => runFaults(['sqlite', 'records', 'postgres', 'twoSites', 'desk', 'late'], file, options),
	},
	/** A locked or hanging store, as visitors notice it. */
	stalls: {
		programs: [{ package: 'postgresql', found: ['/usr/lib/postgresql', 'initdb'] }],
		options: [],
		run: (_, file) => runFaults(['locked', 'frozen'], file),
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
		async run(runner, file) {
			const vitest = await runVitest(runner, 'tests/full.vitest.config.ts', file)
			return sum(vitest, await runPlaywright(runner, 'tests/proxy/journeys.config.ts', `${file}.browser`))
		},
	},
	/** All variants of what `npm test` tests by example. */
	matrix: {
		programs: [],
		options: [],
		run: (runner, file) => runVitest(runner, 'tests/matrix/vitest.config.ts', file),
	},
	/** The production build on a fresh WordPress, without plugins and with ours. */
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
		run: (runner, file) =>
			runVitest(runner, 'tests/wordpress/vitest.config.ts', file, { CHROMIUM_PATH: findBrowser() }),
	},
}

function sum(...results) {
	return {
		passed: results.reduce((before, { passed }) => before + passed, 0),
		failures: results.flatMap(({ failures }) => failures),
	}
}

/** Groups of `tests/faults`, in parallel. */
async function runFaults(groups, file, options = {}) {
	const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
	const runGroup = async (group) => {
		const results = `${file}.${group}`
		const args = ['tests/faults/run-faults.ts', group, '--results', results, ...given]
		return ownResults(results, await runApart(node(), args))
	}
	return sum(...(await Promise.all(groups.map(runGroup))))
}

async function runVitest(runner, config, file, environment = {}) {
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
	return vitestResults(file, await runner('vitest', ['run', '--config', config, ...reporters], environment))
}

async function runPlaywright(runner, config, file, settings = {}) {
	const environment = { ...settings, CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
	return playwrightResults(
		file,
		await runner('playwright', ['test', '--config', config, PLAYWRIGHT_REPORTERS], environment),
	)
}

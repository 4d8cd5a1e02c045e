// The parts of `npm run test:full`.
import { findBrowser } from './find-browser.mjs'
import { node, runApart } from './runtime.mjs'
import { ownCounts, PLAYWRIGHT_REPORTERS, playwrightCounts, vitestCounts } from './test-counts.mjs'

/** Side by side, each list in its order. Most of `faults` and `wordpress` is waiting: for disks, for leases, for the next poll. */
export const LANES = [
	['faults', 'matrix'],
	// Browsers one after the other: both write to `test-results`.
	['browser', 'proxy', 'wordpress'],
]
/** After those: it measures how soon a site answers. */
export const ALONE = ['stalls']

/**
 * Each part: the programs it needs (see `debian-packages.mjs`), the options it takes from the command line, and
 * `count(run, reportFile, options)`, which resolves with its counts; `run` runs a command to its end and resolves with its exit code.
 */
export const PARTS = {
	/** The rest of the matrix of the browser tests: widths, themes, forms without JavaScript. */
	browser: {
		programs: [],
		options: [],
		count: (run, file) => runPlaywright(run, 'playwright.config.ts', file, { BROWSER_MATRIX: 'full' }),
	},
	/** The store and the machine under it, broken in every way. */
	faults: {
		programs: [{ package: 'postgresql', found: ['/usr/lib/postgresql', 'initdb'] }],
		options: ['kills', 'cuts', 'restarts'],
		count: (_, file, options) => runFaults(['sqlite', 'postgres', 'twoSites', 'late'], file, options),
	},
	/** A store that another program holds, or that does not answer: what visitors notice of it. */
	stalls: {
		programs: [{ package: 'postgresql', found: ['/usr/lib/postgresql', 'initdb'] }],
		options: [],
		count: (_, file) => runFaults(['locked', 'frozen'], file),
	},
	/** The files of `deploy/`, and the journeys of `tests/e2e` through nginx with TLS in front of the production build. */
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
	/** All variants of what `npm test` shows by an example. */
	matrix: {
		programs: [],
		options: [],
		count: (run, file) => runVitest(run, 'tests/matrix/vitest.config.ts', file),
	},
	/** A real WordPress without plugins, installed anew, and the production build on it. */
	wordpress: {
		programs: [
			// First, so that WordPress does not bring another web server.
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

/** Groups of `tests/faults`, side by side. */
async function runFaults(groups, file, options = {}) {
	const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
	const count = async (group) => {
		const counts = `${file}.${group}`
		const args = ['tests/faults/run-faults.ts', group, '--counts', counts, ...given]
		return ownCounts(counts, await runApart(node(), args))
	}
	return sum(...(await Promise.all(groups.map(count))))
}

/** Tests by a Vitest configuration of their own. */
async function runVitest(run, config, file) {
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
	return vitestCounts(file, await run('vitest', ['run', '--config', config, ...reporters]))
}

/** Browser tests, by a Playwright configuration. */
async function runPlaywright(run, config, file, settings = {}) {
	const environment = { ...settings, CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
	const code = await run('playwright', ['test', '--config', config, PLAYWRIGHT_REPORTERS], environment)
	return playwrightCounts(file, code)
}

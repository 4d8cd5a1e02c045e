// The parts of `npm run test:full`.

import { resolve } from 'node:path'
import { node, runApart } from '../runtime/runtime.mjs'
import { findBrowser } from './find-browser.mjs'
import { newerWordPress } from './newer-wordpress.mjs'
import { olderPhp } from './older-php.mjs'
import { ownResults, PLAYWRIGHT_REPORTERS, playwrightResults, vitestResults } from './test-results.mjs'

/** The full matrix of browser tests takes 21 minutes: a third each. */
const BROWSER_PARTS = ['browser-1', 'browser-2', 'browser-3']

/** `npm run test:full -- browser` runs all three. */
export const GROUPS = { browser: BROWSER_PARTS }

/** Parallel lanes of about the same time, each list in its order. Each part has ports and folders of its own. */
export const LANES = [BROWSER_PARTS, ['wordpress', 'wordpress-6.6'], ['faults', 'late', 'firefox', 'matrix', 'month']]
/** Afterwards, when the machine is quiet: they measure response times, or have a restart to wait for. */
export const QUIET_LANES = [['proxy'], ['stalls', 'edits']]

const EDITS_IN_TIME = 'edits-in-time'
/** What the site reads from any WordPress. The rest is about the plugin, and runs on WordPress 6.6 too. */
const ABOUT_THE_SITE = [
	'authentication',
	'core',
	'every-block',
	'five-hundred-dogs',
	'killed-between',
	'old-addresses',
	'plain-permalinks',
	'recorded',
]
const without = (names) => names.map((name) => `--exclude=**/${name}.test.ts`)

const WORDPRESS_PROGRAMS = [
	// First, so that WordPress installs no other web server.
	{ package: 'nginx', found: ['nginx'] },
	{ package: 'php-cli', found: ['php'] },
	{ package: 'mariadb-server-core', found: ['mariadbd'] },
	{ package: 'mariadb-client-core', found: ['mariadb'] },
	{ package: 'unzip', found: ['unzip'] },
	{ package: 'wordpress', found: ['/usr/share/wordpress/wp-load.php'] },
	{
		package: 'wordpress-theme-twentytwentythree',
		found: ['/usr/share/wordpress/wp-content/themes/twentytwentythree'],
	},
]

/**
 * Each part: its programs (`debian-packages.mjs`), its options, and `run(runner, reportFile, options)`, which resolves with its
 * results (`test-results.mjs`); `runner` is `runApart` or `runBeside`.
 */
export const PARTS = {
	...Object.fromEntries(BROWSER_PARTS.map((name, at) => [name, browserPart(at + 1)])),
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
		run: (_, file, options) => runFaults(['sqlite', 'records', 'postgres', 'twoSites', 'desk'], file, options),
	},
	/** What only a clock or a look at memory shows; a locked or hanging store, as visitors notice it, and a start without one. */
	stalls: {
		programs: [{ package: 'postgresql', found: ['/usr/lib/postgresql', 'initdb'] }],
		options: [],
		async run(runner, file) {
			const vitest = await runVitest(runner, 'tests/stalls/vitest.config.ts', file)
			return sum(vitest, await runFaults(['late', 'locked', 'frozen'], file))
		},
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
	/** A month of an invented charity's money. `--pictures FOLDER` writes what a treasurer or an auditor would look at. */
	month: {
		programs: [],
		options: ['pictures'],
		run(runner, file, { pictures }) {
			const settings = pictures ? { MONTH_PICTURES: resolve(pictures), CHROMIUM_PATH: findBrowser() } : {}
			return runVitest(runner, 'tests/month/vitest.config.ts', file, settings)
		},
	},
	/** The production build on a fresh WordPress of Debian's, without plugins and with ours. */
	wordpress: {
		programs: WORDPRESS_PROGRAMS,
		options: [],
		run: (runner, file) => runWordPress(runner, file, {}, without([EDITS_IN_TIME])),
	},
	/** The plugin on a newer WordPress with the oldest PHP it promises (decision 81). */
	'wordpress-6.6': {
		programs: WORDPRESS_PROGRAMS,
		options: [],
		run(runner, file) {
			const versions = { WORDPRESS_FILES: newerWordPress(), WORDPRESS_PHP: olderPhp() }
			return runWordPress(runner, file, versions, without([EDITS_IN_TIME, ...ABOUT_THE_SITE]))
		},
	},
	/** How soon an edit in WordPress is on the site. */
	edits: {
		programs: WORDPRESS_PROGRAMS,
		options: [],
		run: (runner, file) => runWordPress(runner, file, {}, [EDITS_IN_TIME]),
	},
}

function sum(...results) {
	return {
		passed: results.reduce((before, { passed }) => before + passed, 0),
		failures: results.flatMap(({ failures }) => failures),
		flaky: results.flatMap(({ flaky }) => flaky),
	}
}

/** @param versions settings of the tests, for others than Debian's  @param selection as for Vitest */
function runWordPress(runner, file, versions, selection) {
	const environment = { CHROMIUM_PATH: findBrowser(), ...versions }
	return runVitest(runner, 'tests/wordpress/vitest.config.ts', file, environment, selection)
}

/** Groups of `tests/faults`, three at a time: some wait for a timeout. */
async function runFaults(groups, file, options = {}) {
	const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
	const runGroup = async (group) => {
		const results = `${file}.${group}`
		const args = ['tests/faults/run-faults.ts', group, '--results', results, ...given]
		return ownResults(results, await runApart(node(), args))
	}
	const left = [...groups]
	const results = []
	const runRest = async () => {
		for (let group = left.shift(); group; group = left.shift()) results.push(await runGroup(group))
	}
	await Promise.all([runRest(), runRest(), runRest()])
	return sum(...results)
}

/** @param selection names of files, or options of vitest */
async function runVitest(runner, config, file, environment = {}, selection = []) {
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
	return vitestResults(
		file,
		await runner('vitest', ['run', '--config', config, ...reporters, ...selection], environment),
	)
}

/** Widths, themes, no JavaScript. */
function browserPart(number) {
	const shard = `--shard=${number}/${BROWSER_PARTS.length}`
	return {
		programs: [],
		options: [],
		run: (runner, file) => runPlaywright(runner, 'playwright.config.ts', file, { BROWSER_MATRIX: 'full' }, [shard]),
	}
}

async function runPlaywright(runner, config, file, settings = {}, more = []) {
	const environment = { ...settings, CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
	return playwrightResults(
		file,
		await runner('playwright', ['test', '--config', config, PLAYWRIGHT_REPORTERS, ...more], environment),
	)
}

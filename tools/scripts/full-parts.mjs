// The parts of `npm run test:full`, in the order they run.
import { findBrowser } from './find-browser.mjs'
import { node, run } from './runtime.mjs'
import { ownCounts, playwrightCounts, vitestCounts } from './test-counts.mjs'

/**
 * Each part: the programs it needs (see `debian-packages.mjs`), the options it takes from the command line, and
 * `run(reportFile, options)`, which ends with its counts.
 */
export const PARTS = {
	/** The store and the machine under it, broken in every way. */
	faults: {
		programs: [{ package: 'postgresql', found: ['/usr/lib/postgresql', 'initdb'] }],
		options: ['kills', 'cuts', 'restarts'],
		run(file, options) {
			const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
			return ownCounts(file, run(node(), ['tests/faults/run-faults.ts', '--counts', file, ...given]))
		},
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
		run(file) {
			const vitest = runVitest('tests/full.vitest.config.ts', file)
			return sum(vitest, runPlaywright('tests/proxy/journeys.config.ts', `${file}.browser`))
		},
	},
	/** All variants of what `npm test` shows by an example. */
	matrix: {
		programs: [],
		options: [],
		run: (file) => runVitest('tests/matrix/vitest.config.ts', file),
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
		run: (file) => runVitest('tests/wordpress/vitest.config.ts', file),
	},
}

function sum(...counts) {
	const total = (name) => counts.reduce((before, count) => before + count[name], 0)
	return { passed: total('passed'), failed: total('failed') }
}

/** Tests by a Vitest configuration of their own. */
function runVitest(config, file) {
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
	return vitestCounts(file, run('vitest', ['run', '--config', config, ...reporters]))
}

/** Browser tests, by a Playwright configuration of their own. */
function runPlaywright(config, file) {
	const environment = { CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
	return playwrightCounts(file, run('playwright', ['test', '--config', config, '--reporter=line,json'], environment))
}

// Finds the Chromium the browser tests drive, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, root, run } from '../runtime/runtime.mjs'
import { aptGet } from './debian-packages.mjs'

/** Chromium without a window, the same engine. A page costs it two thirds of the processor time. Playwright's default, too. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const APPLICATIONS = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of a Chromium: `CHROMIUM_PATH`, an installed headless shell, Chromium or Chrome, else a new installation (Debian's
 * package as root, elsewhere Playwright's download). Fails with instructions.
 */
export function findBrowser() {
	const named = process.env.CHROMIUM_PATH
	if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH is ${named}, which does not exist.`)
	return (
		installed() ??
		install() ??
		fail('The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable.')
	)
}

function installed() {
	const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
	return [...onPath, ...APPLICATIONS].find((path) => existsSync(path)) ?? null
}

function install() {
	const isRoot = process.getuid?.() === 0
	if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
		process.stdout.write('Installing Debian’s Chromium (headless shell) …\n')
		if (aptGet('update') && aptGet('install', '-y', SHELL)) return installed()
	}
	process.stdout.write('Downloading Chromium for the browser tests …\n')
	if (run('playwright', ['install', 'chromium']) !== 0) return null
	const result = spawnSync(
		process.execPath,
		['-e', "process.stdout.write(require('@playwright/test').chromium.executablePath())"],
		{ cwd: root, encoding: 'utf8' },
	)
	return existsSync(result.stdout) ? result.stdout : null
}

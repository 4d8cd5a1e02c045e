import { execFile, spawn } from 'node:child_process'
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { eventually, freshFolder } from '../../../integration/support/site-process.ts'
import { canConnect, freePort } from '../../../proxy/ports.ts'
import { endWithRun, PATH, runToEnd, stopGroup } from './programs.ts'

const FILES = import.meta.dirname
/** opcache on, with changed files applied at once. */
const PHP_FLAGS = ['-d', 'opcache.enable_cli=1', '-d', 'opcache.revalidate_freq=0', '-d', 'memory_limit=256M']

// biome-ignore lint/suspicious/noExplicitAny: answers of WordPress, of which tests read a field or two
type Json = any

export interface WordPress {
	url: string
	port: number
	/** The administrator and an application password. */
	credentials: { user: string; password: string }
	/** Calls REST as the administrator by `?rest_route=`, which always works. @throws unless it succeeds */
	rest(route: string, body?: object, method?: string): Promise<Json>
	/** Publishes a post and returns its record. */
	publish(title: string, more?: object): Promise<Json>
	/** Runs PHP within WordPress and returns its output. */
	php(code: string): string
	/** Like `php`, while this process goes on. */
	phpBeside(code: string): Promise<string>
	/** Logs the administrator in to wp-admin, and returns a function that gets a page or posts a form there. */
	logIn(): Promise<
		(path: string, form?: URLSearchParams | FormData) => Promise<{ status: number; headers: Headers; text: string }>
	>
	/** Installs a must-use plugin and returns a function that removes it. */
	plugin(code: string): () => void
	/** Connects our plugin with a site, as wp-config.php would. */
	connect(site: { url: string; secret: string }): void
	/** The folder of wp-content. */
	content: string
	/** Kills PHP without a word, with every request it works on. */
	kill(): Promise<void>
	/** Starts PHP again after `kill`. */
	start(): Promise<void>
	stop(): Promise<void>
}

interface Options {
	/** With ours, activated. */
	withPlugin?: boolean
	/** False: as unpacked, so that the first page asks for its name and an administrator. */
	isInstalled?: boolean
	/** The socket of a database server of its own. */
	ownSocket?: string
}

/** A fresh WordPress with pretty permalinks on its own port, without plugins or with ours. */
export async function startWordPress(options: Options = {}): Promise<WordPress> {
	const { withPlugin = false, isInstalled = true, ownSocket } = options
	const { tree, plugin, folder: runFolder, socket: sharedSocket } = inject('wordpress')
	const socket = ownSocket ?? sharedSocket
	const folder = freshFolder('wordpress-site')
	const port = await freePort()
	const database = basename(folder).replaceAll(/\W/g, '_')
	const content = join(folder, 'wp-content')
	linkFiles(tree, folder, content)
	if (withPlugin) symlinkSync(plugin, join(content, 'plugins/fairlead'))
	runToEnd('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', `CREATE DATABASE ${database}`])
	const env = {
		PATH,
		WORDPRESS_TREE: tree,
		WORDPRESS_SOCKET: socket,
		WORDPRESS_DATABASE: database,
		WORDPRESS_HOST: `127.0.0.1:${port}`,
		WORDPRESS_CONTENT: content,
		WORDPRESS_PLUGINS: withPlugin ? 'fairlead/fairlead.php' : '',
	}
	const password = isInstalled ? runToEnd('php', [...PHP_FLAGS, join(FILES, 'install.php')], env).trim() : ''
	const output = openSync(join(folder, 'php.log'), 'a')
	let child = await startPhp()
	const url = `http://127.0.0.1:${port}`
	const credentials = { user: 'editor', password }
	const rest = createRest(url, credentials)
	return {
		url,
		port,
		credentials,
		rest,
		content,
		publish: (title, more = {}) =>
			rest('/wp/v2/posts', { title, status: 'publish', content: `<p>${title}.</p>`, ...more }),
		php: (code) => runToEnd('php', [...PHP_FLAGS, '-r', `require '${tree}/wp-load.php'; ${code}`], env),
		async phpBeside(code) {
			const args = [...PHP_FLAGS, '-r', `require '${tree}/wp-load.php'; ${code}`]
			return (await promisify(execFile)('php', args, { env, encoding: 'utf8' })).stdout
		},
		logIn: () => logIn(url),
		plugin(code) {
			const file = join(content, 'mu-plugins', 'test.php')
			writeFileSync(file, `<?php\n${code}`)
			return () => rmSync(file)
		},
		connect(site) {
			const constants = { FAIRLEAD_SITE_URL: site.url, FAIRLEAD_CONTENT_SECRET: site.secret }
			const lines = Object.entries(constants).map(([name, value]) => `define('${name}', '${value}');`)
			writeFileSync(join(content, 'mu-plugins', 'connection.php'), `<?php\n${lines.join('\n')}`)
		},
		async kill() {
			await stopGroup(child, 'SIGKILL')
			// Its workers end a moment later, and listen on the port until then.
			await eventually(
				() => canConnect(port),
				(isUp) => !isUp,
				30_000,
			)
		},
		async start() {
			child = await startPhp()
		},
		async stop() {
			await stopGroup(child)
			rmSync(folder, { recursive: true, force: true })
		},
	}

	async function startPhp() {
		const server = ['-S', `127.0.0.1:${port}`, '-t', folder, join(FILES, 'router.php')]
		const started = spawn('php', [...PHP_FLAGS, ...server], {
			// A page asks WordPress itself, the site and its notices: with four, PHP 7.4 kept requests waiting until their limit of 10 s.
			env: { ...env, PHP_CLI_SERVER_WORKERS: '12' },
			stdio: ['ignore', output, output],
			detached: true,
		})
		endWithRun(runFolder, started.pid, 'group')
		// A connection alone may still reach the workers of a process that was killed.
		await eventually(
			() => canConnect(port).then((isUp) => isUp && isServing(port)),
			(isUp) => isUp || started.exitCode !== null,
			30_000,
		)
		if (started.exitCode !== null)
			throw new Error(`PHP did not start: ${readFileSync(join(folder, 'php.log'), 'utf8')}`)
		return started
	}
}

function isServing(port: number): Promise<boolean> {
	return fetch(`http://127.0.0.1:${port}/wp-includes/images/blank.gif`).then(
		({ ok }) => ok,
		() => false,
	)
}

/** A document root: links to the shared files, and a folder for uploads and plugins. */
function linkFiles(tree: string, folder: string, content: string) {
	for (const name of readdirSync(tree).filter((name) => name !== 'wp-content')) {
		symlinkSync(join(tree, name), join(folder, name))
	}
	for (const name of ['uploads', 'mu-plugins', 'plugins']) mkdirSync(join(content, name), { recursive: true })
	symlinkSync(join(tree, 'wp-content/themes'), join(content, 'themes'))
	writeFileSync(join(content, 'mu-plugins/no-email.php'), "<?php add_filter('pre_wp_mail', '__return_true');")
}

/** The password is that of `install.php`. */
async function logIn(url: string) {
	const form = new URLSearchParams({ log: 'editor', pwd: 'password of the editor', testcookie: '1' })
	const init = { method: 'POST', body: form, redirect: 'manual' } as const
	const answer = await fetch(`${url}/wp-login.php`, {
		...init,
		headers: { Cookie: 'wordpress_test_cookie=WP Cookie check' },
	})
	const cookie = answer.headers
		.getSetCookie()
		.map((one) => one.split(';')[0])
		.join('; ')
	return async (path: string, body?: URLSearchParams | FormData) => {
		const options = body ? { method: 'POST', body } : {}
		const response = await fetch(url + path, { ...options, headers: { Cookie: cookie }, redirect: 'manual' })
		return { status: response.status, headers: response.headers, text: await response.text() }
	}
}

function createRest(url: string, { user, password }: WordPress['credentials']) {
	const headers = { Authorization: `Basic ${btoa(`${user}:${password}`)}`, 'Content-Type': 'application/json' }
	return async (route: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Json> => {
		const address = `${url}/?rest_route=${route.replace('?', '&')}`
		const ask = () => fetch(address, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
		// PHP's own server, just started on a busy machine, has closed a connection without an answer. Reading may be repeated.
		const response = await (method === 'GET' ? ask().catch(ask) : ask())
		const text = await response.text()
		if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${text.slice(0, 500)}`)
		return JSON.parse(text)
	}
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SMALL_HEAP, SMALL_POOLS } from '#tools/scripts/runtime/node-flags.mjs'
import { asTyped, enough } from '../builders/applications/answers.ts'
import { eventually } from '../integration/support/site-process.ts'
import { canIsolate, startIsolated, unitValues } from './isolated-service.ts'
import { freePort } from './ports.ts'

/** systemd's exposure level times ten: 0 is isolated, 100 is open. The rest is the network. */
const MAX_EXPOSURE = 15

const root = join(import.meta.dirname, '../..')
const deployed = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

/** The units with the checkout in place of /srv/fairlead. */
function installUnits(): string {
	const folder = mkdtempSync(join(tmpdir(), 'units-'))
	for (const name of ['fairlead.service', 'fairlead.socket']) {
		writeFileSync(join(folder, name), deployed(name).replaceAll('/srv/fairlead', root.replace(/\/$/, '')))
	}
	return folder
}

function analyze(args: string[]) {
	const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
	return { status, output: stdout + stderr }
}

test('systemd finds no fault in the units', () => {
	const folder = installUnits()
	for (const name of ['fairlead.service', 'fairlead.socket']) {
		expect(analyze(['verify', '--man=no', join(folder, name)]), name).toEqual({ status: 0, output: '' })
	}
})

test(`systemd measures an exposure of at most ${MAX_EXPOSURE / 10} of 10`, () => {
	const file = join(installUnits(), 'fairlead.service')
	const { status, output } = analyze(['security', '--offline=true', `--threshold=${MAX_EXPOSURE}`, '--no-pager', file])
	expect(status, output.split('\n').slice(-3).join('\n')).toBe(0)
})

test('the service, the socket and both proxies mean the same port, and Node the same memory as npm start', () => {
	const [address = ''] = unitValues('fairlead.socket', 'ListenStream')
	expect(deployed('nginx-site.conf')).toContain(`server ${address} `)
	expect(deployed('Caddyfile')).toContain(`reverse_proxy ${address} {`)
	expect(unitValues('fairlead.service', 'ExecStart')[0]?.split(' ')).toEqual(expect.arrayContaining(SMALL_HEAP))
	for (const [name, value] of Object.entries(SMALL_POOLS)) {
		for (const file of ['fairlead.service', 'Containerfile']) expect(deployed(file)).toContain(` ${name}=${value}`)
	}
	expect(deployed('Containerfile')).toContain(SMALL_HEAP.map((name) => `"${name}"`).join(', '))
})

test('compiled code is apart from the data, which come back from backups', () => {
	const cache = (file: string) => /NODE_COMPILE_CACHE=(\S+)/.exec(deployed(file))?.[1]
	expect(cache('fairlead.service')).toBe('/var/cache/fairlead/compiled')
	expect(unitValues('fairlead.service', 'CacheDirectory')).toEqual(['fairlead'])
	expect(cache('Containerfile')).toBe('/compiled')
})

if (canIsolate()) {
	test('shut in as the service does it, the site shows everything, takes a form and ends in time, by allowed system calls', async () => {
		const port = await freePort()
		const service = await startIsolated({ port, settings: { HOST: '127.0.0.1', SITE_URL: 'https://www.example.org' } })
		try {
			const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
			await eventually(
				() => get('/readyz'),
				({ status }) => status === 200,
				60_000,
			)
			for (const path of ['/', '/dogs/biscuit', '/feeds/dogs.json', ...(await picturesOf(get))]) {
				expect((await get(path)).status, path).toBe(200)
			}
			const sent = await fetch(`http://127.0.0.1:${port}/apply/contact/question`, {
				method: 'POST',
				redirect: 'manual',
				body: asTyped(enough.contact),
			})
			expect(sent.status).toBe(303)
			const started = Date.now()
			const calls = await service.stop()
			const [limit = ''] = unitValues('fairlead.service', 'TimeoutStopSec')
			expect(Date.now() - started).toBeLessThan(Number(limit) * 1000)
			expect(calls.length).toBeGreaterThan(30)
			const allowed = allowedCalls()
			expect(calls.filter((name) => !allowed.has(name))).toEqual([])
			expect(openFiles(service.stateDir)).toEqual([])
		} finally {
			service.kill()
		}
	})
} else process.stdout.write('The service shut in is left out: that needs root.\n')

/** A resized picture, and a sharing picture. */
async function picturesOf(get: (path: string) => Promise<Response>): Promise<string[]> {
	const page = await (await get('/dogs/biscuit')).text()
	const found = [/\/img\/\d+\/\d+\?v=\w+/, /\/img\/share\/[\w.-]+/].map((pattern) => pattern.exec(page)?.[0] ?? 'none')
	return found
}

/** The allowed sets of the unit's `SystemCallFilter`. */
function allowedCalls(): Set<string> {
	const sets = new Map<string, string[]>()
	let name = ''
	for (const line of analyze(['syscall-filter', '--no-pager']).output.split('\n')) {
		if (/^@/.test(line)) {
			name = line.trim()
			sets.set(name, [])
		} else if (/^\s+[@\w]/.test(line)) sets.get(name)?.push(line.trim())
	}
	const members = (set: string): string[] =>
		(sets.get(set) ?? []).flatMap((each) => (each.startsWith('@') ? members(each) : [each]))
	const [allow = '', deny = ''] = unitValues('fairlead.service', 'SystemCallFilter')
	const allowed = new Set(['@default', ...allow.split(' ')].flatMap(members))
	for (const each of deny.replace('~', '').split(' ').flatMap(members)) allowed.delete(each)
	return allowed
}

/** Files and folders that other users can read. */
function openFiles(folder: string): string[] {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
	return files.filter((file) => (statSync(file).mode & 0o077) !== 0)
}

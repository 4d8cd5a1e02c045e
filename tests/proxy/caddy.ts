import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../integration/support/site-process.ts'
import type { NginxOptions } from './nginx.ts'
import { canConnect } from './ports.ts'

export const CADDYFILE = join(import.meta.dirname, '../../deploy/Caddyfile')

/** Caddy with the file of `deploy/`, except ports and certificate. */
export async function startCaddy(options: NginxOptions) {
	const { folder, httpsPort } = options
	mkdirSync(folder, { recursive: true })
	const file = join(folder, 'Caddyfile')
	writeFileSync(file, caddyfile(options))
	let output = ''
	const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
		// It stores data below its home.
		env: { PATH: process.env.PATH, HOME: folder },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk) => {
			output += chunk
		})
	}
	await eventually(
		async () => child.exitCode !== null || (await canConnect(httpsPort)),
		(isUp) => isUp,
		20_000,
	)
	if (child.exitCode !== null) throw new Error(`Caddy ended: ${output}`)
	return {
		logged: () => output,
		stop() {
			const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
			child.kill('SIGTERM')
			return ended
		},
	}
}

function caddyfile({ sitePort, httpPort, httpsPort, certificate }: NginxOptions): string {
	const replacements: [RegExp, string][] = [
		[/127\.0\.0\.1:3000/g, `127.0.0.1:${sitePort}`],
		// Its own ports, and no admin endpoint, which all Caddys would share.
		[/^\{\n/m, `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tdefault_bind 127.0.0.1\n`],
		[/^((?:www\.)?example\.org) \{\n/gm, `$1 {\n\ttls ${certificate.certificate} ${certificate.key}\n`],
	]
	return replacements.reduce(
		(text, [pattern, by]) => {
			if (!pattern.test(text)) throw new Error(`deploy/Caddyfile has no ${pattern} any more`)
			return text.replace(pattern, by)
		},
		readFileSync(CADDYFILE, 'utf8'),
	)
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '../integration/support/site-process.ts'
import type { Certificate } from './certificate.ts'
import { canConnect } from './ports.ts'

const SITE_FILE = join(import.meta.dirname, '../../deploy/nginx-site.conf')
/** Not in the PATH of most users. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

export interface NginxOptions {
	/** For configuration, logs and temporary files. */
	folder: string
	sitePort: number
	httpPort: number
	httpsPort: number
	certificate: Certificate
	/** In place of www.example.org. */
	host?: string
}

export interface Nginx {
	/** Its log so far. */
	logged(): string
	stop(): Promise<void>
}

/** nginx with the file of `deploy/`, except ports, certificate and log folder. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
	const { folder, httpsPort } = options
	mkdirSync(folder, { recursive: true })
	const logs = ['fairlead.log', 'fairlead-error.log', 'error.log'].map((name) => join(folder, name))
	for (const log of logs) writeFileSync(log, '')
	writeFileSync(join(folder, 'site.conf'), siteFile(options))
	const main = join(folder, 'nginx.conf')
	writeFileSync(main, mainFile(folder))
	const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', main]
	const tested = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8', env: { PATH } })
	if (tested.status !== 0) throw new Error(`nginx refuses the file: ${tested.stderr}`)
	const child = spawn('nginx', args, { stdio: 'ignore', env: { PATH } })
	await eventually(
		async () => child.exitCode !== null || (await canConnect(httpsPort)),
		(isUp) => isUp,
		20_000,
	)
	if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
	return {
		logged: () => logs.map((log) => readFileSync(log, 'utf8')).join('\n'),
		stop: () => stop(child),
	}
}

/** The file of `deploy/` with its placeholders and shared names replaced. */
function siteFile({ folder, sitePort, httpPort, httpsPort, certificate, host }: NginxOptions): string {
	const replacements: [RegExp, string][] = [
		[/127\.0\.0\.1:3000/g, `127.0.0.1:${sitePort}`],
		[/listen 80;/g, `listen 127.0.0.1:${httpPort};`],
		[/listen 443 ssl/g, `listen 127.0.0.1:${httpsPort} ssl`],
		[/^\s*listen \[::\].*\n/gm, ''],
		[/\/etc\/letsencrypt\/live\/www\.example\.org\/fullchain\.pem/g, certificate.certificate],
		[/\/etc\/letsencrypt\/live\/www\.example\.org\/privkey\.pem/g, certificate.key],
		[/\/var\/log\/nginx/g, folder],
		...(host === undefined ? [] : ([[/www\.example\.org/g, host]] satisfies [RegExp, string][])),
	]
	return replacements.reduce(
		(text, [pattern, by]) => {
			if (!pattern.test(text)) throw new Error(`deploy/nginx-site.conf has no ${pattern} any more`)
			return text.replace(pattern, by)
		},
		readFileSync(SITE_FILE, 'utf8'),
	)
}

/** Debian's /etc/nginx/nginx.conf, in another folder. */
function mainFile(folder: string): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
	return [
		// Its workers must have access to the folder.
		process.getuid?.() === 0 ? 'user root;' : '',
		'daemon off;',
		'worker_processes 2;',
		`pid ${join(folder, 'nginx.pid')};`,
		`error_log ${join(folder, 'error.log')};`,
		'events { worker_connections 768; }',
		'http {',
		...temporary.map((name) => `${name}_temp_path ${join(folder, name)};`),
		'sendfile on; tcp_nopush on; types_hash_max_size 2048;',
		'include /etc/nginx/mime.types; default_type application/octet-stream;',
		'ssl_prefer_server_ciphers on; gzip on;',
		`include ${join(folder, 'site.conf')};`,
		'}',
	].join('\n')
}

function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return Promise.resolve()
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
	child.kill('SIGTERM')
	return ended
}

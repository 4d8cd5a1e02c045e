import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { eventually, freshFolder } from '../../../integration/support/site-process.ts'
import { canConnect, freePort } from '../../../proxy/ports.ts'
import { endWithRun, PATH, stopGroup } from './programs.ts'

export const SERVER_PASSWORD = { user: 'staging', password: 'let me in' }

/** nginx with `auth_basic` in front of a WordPress, with or without passing on the `Authorization` header. */
export async function startPasswordProxy(wordpressPort: number, { handsHeaderOn = false } = {}) {
	const folder = freshFolder('password-proxy')
	const port = await freePort()
	const { user, password } = SERVER_PASSWORD
	writeFileSync(join(folder, 'passwords'), `${user}:{PLAIN}${password}\n`)
	writeFileSync(
		join(folder, 'nginx.conf'),
		[
			process.getuid?.() === 0 ? 'user root;' : '',
			`daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
			'events {}',
			'http {',
			...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`),
			`access_log off; server { listen 127.0.0.1:${port};`,
			`auth_basic "Staging"; auth_basic_user_file ${folder}/passwords;`,
			`location / { proxy_pass http://127.0.0.1:${wordpressPort}; proxy_set_header Host $http_host;`,
			handsHeaderOn ? '' : 'proxy_set_header Authorization "";',
			'} } }',
		].join('\n'),
	)
	const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')]
	const child = spawn('nginx', args, { stdio: 'ignore', env: { PATH }, detached: true })
	endWithRun(inject('wordpress').folder, child.pid, 'group')
	await eventually(
		async () => child.exitCode !== null || (await canConnect(port)),
		(isDecided) => isDecided,
		30_000,
	)
	if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}; see ${folder}/error.log`)
	return { url: `http://127.0.0.1:${port}`, stop: () => stopGroup(child) }
}

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { Role } from '#domain/desk/people/roles.ts'
import { serverEntry } from '../support/server-entry.ts'
import { eventually, type SiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'

const root = join(import.meta.dirname, '../../..')
/** At the beginning of a subject. */
const CODE = /^(\d{4}) (\d{4}) /
export const DESK_SITE_URL = 'https://rescue.example'

interface Sent {
	cookie?: string
	headers?: Record<string, string>
}

interface DeskHttpOptions {
	site: () => SiteProcess
	dataDir: string
	/** Additional settings of the operator's command. */
	settings?: Record<string, string>
}

/** The desk of a running site, as browsers and the operator use it. */
export function deskHttp({ site, dataDir, settings = {} }: DeskHttpOptions) {
	const env = { ...process.env, ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_SITE_URL, ...settings }

	/** The key of an invitation that the operator's command prints. */
	function inviteKey(email: string, role: Role): string {
		const args = [serverEntry('desk'), 'invite', email, '--name', email.split('@')[0] ?? '', '--role', role]
		const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env })
		return /\/desk\/invitation\?key=([\w-]+)/.exec(stdout)?.[1] ?? `no key: ${stderr}`
	}

	function get(path: string, { cookie = '', headers = {} }: Sent = {}) {
		return fetch(site().url + path, { headers: { Cookie: cookie, ...headers }, redirect: 'manual' })
	}

	/** Posts as a browser sends a form of the site. */
	function post(path: string, fields: Record<string, string>, { cookie = '', headers = {} }: Sent = {}) {
		return fetch(site().url + path, {
			method: 'POST',
			body: new URLSearchParams(fields),
			headers: { Cookie: cookie, Origin: DESK_SITE_URL, 'Sec-Fetch-Site': 'same-origin', ...headers },
			redirect: 'manual',
		})
	}

	/** Signed in for the first time. @returns the cookie */
	async function accept(email: string, role: Role): Promise<string> {
		return cookieOf(await post('/desk/invitation', { key: inviteKey(email, role) }), 'session')
	}

	/** The newest email with a code to an address, once there are as many as expected. */
	async function emailTo(address: string, count = 1) {
		const { text = '', subject = '' } = (await emailsWith(address, CODE, count)).at(-1) ?? {}
		return {
			linkKey: /\/desk\/sign-in\/link\?key=([\w-]+)/.exec(text)?.[1] ?? '',
			code: CODE.exec(subject)?.slice(1).join('') ?? '',
		}
	}

	/** Those to an address with a subject, the oldest first, once there are as many as expected. */
	function emailsWith(address: string, subject: RegExp, count = 1) {
		return eventually(
			async () =>
				(await emailsTo(join(dataDir, 'emails'), address)).filter((email) => subject.test(email.subject ?? '')),
			(emails) => emails.length >= count,
		)
	}

	return { inviteKey, get, post, accept, emailTo, emailsWith }
}

async function emailsTo(folder: string, address: string) {
	const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
	const emails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
	return emails
		.filter(({ to }) => to?.[0]?.address === address)
		.sort((one, other) => Date.parse(one.date ?? '') - Date.parse(other.date ?? ''))
}

/** "name=value" of a cookie that a response sets. */
export function cookieOf(response: Response, name: string): string {
	const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`__Host-desk-${name}=`))
	return cookie?.split(';')[0] ?? ''
}

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import type { NewSubmission } from '#domain/applications/submissions/new-submission.ts'
import type { Role } from '#domain/desk/people/roles.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { FORM_SECRET, formSecret } from '#tests/builders/form-secret.ts'
import { aSubmission } from '../../../builders/applications/submission.ts'
import { serverEntry } from '../../support/server-entry.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { SMALL_CHARITY } from '../../support/small-charity.ts'

const root = join(import.meta.dirname, '../../../..')
const SITE_URL = 'https://rescue.example'
export const SCRIPT = '<script>alert(1)</script>'

export const written = {
	template: 'empty',
	subject: 'About Biscuit',
	body: 'Dear Sam,\n\nCome and see us.',
	status: '',
}

/** A site for a test file, its store, and a desk that writes emails. */
export function deskThatWrites(folder: string) {
	const settings = { ...SMALL_CHARITY, DATA_DIR: freshFolder(folder), SITE_URL, FORM_SECRET }
	let site: SiteProcess
	let store: Store

	beforeAll(async () => {
		site = await startSiteProcess(settings)
		store = await openStore({ dataDir: settings.DATA_DIR, databaseUrl: null, formSecret, onLostConnection() {} })
	})
	afterAll(async () => {
		await store?.close()
		await site?.stop()
	})

	async function signIn(email: string, role: Role): Promise<string> {
		const { stdout } = spawnSync(
			process.execPath,
			[serverEntry('desk'), 'invite', email, '--name', email.startsWith('ana') ? 'Ana' : 'Ben', '--role', role],
			{ cwd: root, encoding: 'utf8', env: { ...process.env, ...settings } },
		)
		const key = /\/desk\/invitation\?key=([\w-]+)/.exec(stdout)?.[1] ?? ''
		const accepted = await post('/desk/invitation', { key })
		return accepted.headers.getSetCookie().join().split(';')[0] ?? ''
	}

	async function get(path: string, cookie = '') {
		const response = await fetch(site.url + path, { headers: { Cookie: cookie }, redirect: 'manual' })
		return { status: response.status, headers: response.headers, text: await response.text() }
	}

	function post(path: string, fields: Record<string, string> | [string, string][], cookie = '') {
		return fetch(site.url + path, {
			method: 'POST',
			body: new URLSearchParams(fields),
			headers: { Cookie: cookie, Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' },
			redirect: 'manual',
		})
	}

	async function aCase(changes: Partial<NewSubmission> = {}) {
		const answers = { firstName: 'Sam', lastName: 'Taylor', email: 'sam@example.org', dog: 'biscuit' }
		const { id, reference } = await accept(store, aSubmission({ answers, ...changes }), () => [], Date.now())
		return { id, reference, page: `/desk/cases/${reference}/email` }
	}

	/** Writes a draft and looks at its preview. */
	async function preview(page: string, cookie: string, fields: Record<string, string> = {}) {
		const { version = '' } = hidden((await get(`${page}?template=empty`, cookie)).text)
		const saved = await post(page, { ...written, version, ...fields, intent: 'preview' }, cookie)
		expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${page}?preview`])
		return get(`${page}?preview`, cookie)
	}

	async function send(page: string, cookie: string, shown: { text: string }, changes: Record<string, string> = {}) {
		const response = await post(page, { ...hidden(shown.text), ...changes, intent: 'send' }, cookie)
		return { status: response.status, location: response.headers.get('Location') ?? '', text: await response.text() }
	}

	function deliveriesOf(submissionId: string) {
		return store.db.selectFrom('delivery').selectAll().where('submission_id', '=', submissionId).execute()
	}

	return { store: () => store, signIn, get, post, aCase, preview, send, deliveriesOf }
}

/** The hidden fields of a page's forms. */
export function hidden(text: string): Record<string, string> {
	const fields = text.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)
	return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORM_IDS } from '#domain/applications/forms/all-forms.ts'
import { linkKey } from '#domain/applications/signed-link.ts'
import { listCheckIns, setHomeDay } from '#records/cases/check-ins.ts'
import { listViews, saveView } from '#records/cases/inbox/saved-views.ts'
import { setStatus } from '#records/cases/set-status.ts'
import { hashKey, newKey } from '#records/drafts/keys.ts'
import { readAuditLog } from '#records/staff/audit.ts'
import { invite } from '#records/staff/members.ts'
import { addPasskey, listPasskeys } from '#records/staff/sign-in/passkeys.ts'
import { issueSignInKeys } from '#records/staff/sign-in/sign-in.ts'
import { SIGN_IN_LIFE_MS } from '#records/staff/sign-in/sign-in-requests.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { answersWith } from '#tests/builders/applications/hostile-answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { FORM_SECRET, formSecret } from '#tests/builders/form-secret.ts'
import { DESK_URL, signedIn } from '#tests/integration/desk/desk-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const ROUNDS = 5
const dataDir = freshFolder('desk-attacks')
/** Two processes on one file. */
let sites: SiteProcess[] = []
let store: Store

beforeAll(async () => {
	const settings = { ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL, FORM_SECRET }
	sites = [await startSiteProcess(settings), await startSiteProcess(settings)]
	store = await openStore({ dataDir, databaseUrl: null, formSecret, onLostConnection() {} })
})
afterAll(async () => {
	await store?.close()
	await Promise.all(sites.map((site) => site.stop()))
})

const url = () => sites[0]?.url ?? ''

/** Presses a button four times at once, in two processes. */
async function race(path: string, fields: Record<string, string> = {}) {
	const headers = { Origin: DESK_URL, 'Sec-Fetch-Site': 'same-origin' }
	const press = (site: SiteProcess) =>
		fetch(site.url + path, { method: 'POST', headers, redirect: 'manual', body: new URLSearchParams(fields) })
	const answers = await Promise.all([...sites, ...sites].map(press))
	return Promise.all(answers.map(async (answer) => ({ status: answer.status, text: await answer.text() })))
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

function aCase(changes: Parameters<typeof aSubmission>[0] = {}) {
	return accept(store, aSubmission(changes), () => [], Date.now())
}

/** Without its email, for which a site would make another link. */
async function aSignInLink(staffId: string): Promise<string> {
	const [id, now] = [randomUUID(), Date.now()]
	const times = { created_at: now, expires_at: now + SIGN_IN_LIFE_MS, used_at: null }
	const keys = { browser_hash: hashKey(newKey()), link_hash: null, code_hash: null, session_id: null }
	await store.db
		.insertInto('sign_in_request')
		.values({ id, staff_id: staffId, ...keys, ...times })
		.execute()
	return (await issueSignInKeys(store, id, now))?.linkKey ?? ''
}

test('a link that two processes get at once counts once: sign-in, invitation, withdrawal and check-in', async () => {
	const { id: staffId } = await signedIn(url(), store, 'team')
	for (let round = 0; round < ROUNDS; round += 1) {
		const once = [303, 404, 404, 404]
		expect(statuses(await race('/desk/sign-in/link', { key: await aSignInLink(staffId) }))).toEqual(once)
		const person = { email: `r${round}@rescue.example`, name: 'Raced', role: 'team', invitedBy: null } as const
		const key = await invite(store, person, Date.now())
		expect(statuses(await race('/desk/invitation', { key }))).toEqual(once)

		const { reference } = await aCase()
		const withdrawal = `/apply/withdraw?reference=${reference}&key=${linkKey('withdraw', reference, formSecret)}`
		const withdrawn = await race(withdrawal)
		expect(withdrawn.filter(({ text }) => text.includes('It’s withdrawn<'))).toHaveLength(1)
		expect(withdrawn.filter(({ text }) => text.includes('It’s withdrawn already'))).toHaveLength(3)

		const home = await aCase()
		await setStatus(store, { reference: home.reference, status: 'approved' }, Date.now())
		await setHomeDay(store, { submissionId: home.id, seenVersion: 1, homeOn: '2026-11-20', staffId }, Date.now())
		const [checkIn] = await listCheckIns(store, home.id)
		const id = checkIn?.id ?? ''
		await race(`/checkin?id=${id}&key=${linkKey('check-in', id, formSecret)}`, { answer: 'help', words: 'x' })
		const events = await store.db.selectFrom('case_event').select('kind').where('submission_id', '=', home.id).execute()
		expect(events.filter(({ kind }) => kind === 'check-in answered')).toHaveLength(1)
	}
	const sessions = await store.db.selectFrom('staff_session').select('id').where('staff_id', '=', staffId).execute()
	expect(sessions).toHaveLength(1 + ROUNDS)
})

test('sessions, passkeys, views and emails of a colleague cannot be ended, removed, deleted or taken back', async () => {
	const [mia, eve] = [await signedIn(url(), store, 'lead'), await signedIn(url(), store, 'team')]
	const passkey = { credentialId: randomUUID(), publicKey: 'cHVibGlj', counter: 0, transports: [], name: 'Mia' }
	await addPasskey(store, mia.id, passkey, Date.now())
	await saveView(store, { staffId: mia.id, name: 'Mine', query: '?form=adoption' }, Date.now())
	const [key] = await listPasskeys(store, mia.id)
	const [view] = await listViews(store, mia.id)
	const session = await store.db
		.selectFrom('staff_session')
		.select('id')
		.where('staff_id', '=', mia.id)
		.executeTakeFirst()
	const attempts: [string, Record<string, string>, number][] = [
		['/desk/account', { session: session?.id ?? '' }, 404],
		['/desk/account', { do: 'passkey-remove', passkey: key?.id ?? '', name: 'Mia' }, 404],
		['/desk/views', { intent: 'delete', id: view?.id ?? '' }, 303],
		['/desk/people', { do: 'remove', id: mia.id, name: 'Mia', role: 'lead' }, 403],
		['/desk/people', { do: 'role', id: eve.id, name: 'Eve', role: 'lead' }, 403],
		['/desk/data/person-file', { email: 'sam@example.org' }, 403],
	]
	for (const [path, fields, status] of attempts) {
		expect([path, (await eve.post(path, fields)).status]).toEqual([path, status])
	}
	expect((await mia.get('/desk/account')).status).toBe(200)
	expect([await listPasskeys(store, mia.id), await listViews(store, mia.id)]).toEqual([[key], [view]])

	const [mine, other] = [await aCase(), await aCase()]
	const draft = { template: 'empty', subject: 'Hello', body: 'Dear Sam,\n\nCome and see us.', status: '', version: '0' }
	const page = `/desk/cases/${mine.reference}/email`
	await mia.post(page, { ...draft, intent: 'preview' })
	const shown = await (await mia.get(`${page}?preview`)).text()
	const [, draftAt = ''] = /name="draftAt" value="(\d+)"/.exec(shown) ?? []
	const sent = await mia.post(page, { intent: 'send', version: '0', draftAt })
	const email = (sent.headers.get('Location') ?? '').split('sent=')[1] ?? ''
	expect(email).toMatch(/^[\w-]{20,}$/)
	const undone = await eve.post(`/desk/cases/${other.reference}/email`, { intent: 'undo', email })
	expect(undone.status).toBe(404)
	const waiting = await store.db.selectFrom('delivery').select('id').where('submission_id', '=', mine.id).execute()
	expect(waiting).toHaveLength(1)
	// References are no secrets: a role that sees no cases finds none by them.
	const tom = await signedIn(url(), store, 'treasurer')
	for (const path of ['', '.data', '/email', '/email.data', '/files/x']) {
		expect([path, (await tom.get(`/desk/cases/${mine.reference}${path}`)).status]).toEqual([path, 403])
	}
	expect((await tom.post(`/desk/cases/${mine.reference}`, { intent: 'restricted' })).status).toBe(403)
})

test('a known passkey whose signature does not count is in the audit log, an unknown one is not', async () => {
	const { id: staffId } = await signedIn(url(), store, 'team')
	const passkey = { credentialId: randomUUID(), publicKey: 'cHVibGlj', counter: 0, transports: [], name: 'Phone' }
	await addPasskey(store, staffId, passkey, Date.now())
	const headers = { Origin: DESK_URL, 'Sec-Fetch-Site': 'same-origin' }
	for (const id of [passkey.credentialId, randomUUID(), undefined]) {
		const body = new URLSearchParams({ do: 'sign-in', credential: JSON.stringify({ id, response: {} }) })
		const init = { method: 'POST', headers, redirect: 'manual', body } as const
		const refused = await fetch(`${url()}/desk/sign-in/passkey`, init)
		expect(refused.headers.get('Location')).toBe('/desk/sign-in?refused=passkey')
	}
	const log = await readAuditLog(store, { limit: 9, actions: ['passkey refused'] })
	expect(log.map((entry) => [entry.staffId, entry.subject])).toEqual([[null, staffId]])
})

const FORMULAS = ['=HYPERLINK("http://evil.example","x")', 'x;=1+1', 'x\n@SUM(A1)', 'x;\t+1', '\uFF1D1+1', 'x"; =1+1;"']
const RUNS = /^\s*[=+\-@＝＋－＠]/
/** Text that stays as it was typed: a spreadsheet evaluates it to what is between the quotes. */
const TEXT = /^="[^"]*"$/

/** The cells of a CSV file, as a spreadsheet of a country splits them. */
function cellsOf(csv: string, separator: ',' | ';'): string[] {
	const cells = csv.matchAll(new RegExp(`(?<=^|[${separator}\\n])(?:"((?:[^"]|"")*)"|([^${separator}\\n]*))`, 'g'))
	return [...cells].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}

test('no export has a cell that a spreadsheet runs, whatever was typed in any field, with commas or semicolons', async () => {
	const lead = await signedIn(url(), store, 'lead')
	for (const formula of FORMULAS) {
		for (const form of FORM_IDS.filter((id) => id !== 'newsletter')) {
			const columns = { name: formula, town: formula, about: formula, phone: formula, email: formula }
			const flags = [{ text: formula, isSensitive: false }]
			for (const answers of answersWith(form, formula)) await aCase({ form, answers, flags, ...columns })
		}
	}
	const exports: Record<string, string>[] = [
		{ state: 'all', restricted: 'yes' },
		{ state: 'all', for: 'asm' },
	]
	for (const fields of exports) {
		const file = await lead.post('/desk/data/export-file', fields)
		const csv = (await file.text()).replaceAll('\r\n', '\n')
		expect(csv).toContain('evil.example')
		for (const separator of [',', ';'] as const) {
			expect([
				fields,
				separator,
				cellsOf(csv, separator).filter((cell) => RUNS.test(cell) && !TEXT.test(cell)),
			]).toEqual([fields, separator, []])
		}
	}
})

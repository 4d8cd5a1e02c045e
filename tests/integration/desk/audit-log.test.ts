import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'
import { DESK_URL, signedIn, textOf } from './desk-visitor.ts'

const DAY_MS = 86_400_000
const dataDir = freshFolder('desk-audit-log')
let site: SiteProcess
let store: Store

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

test('the log of a month is an address, says what a reference is about, and counts through its pages', async () => {
	const lead = await signedIn(site.url, store, 'lead')
	const sent = aSubmission({ name: 'Sam Taylor', about: 'Bramble', aboutSlug: 'bramble' })
	const { reference } = await accept(store, sent, () => [], Date.now())
	const then = Date.now() - 60 * DAY_MS
	const month = new Date(then).toISOString().slice(0, 7)
	const entries = Array.from({ length: 101 }, (_, index) => ({
		...{ id: randomUUID(), at: then + index, staff_id: lead.id },
		...{ action: 'case taken' as const, subject: index === 100 ? reference : 'ORD-7K3F-2X' },
	}))
	await store.db.insertInto('audit_entry').values(entries).execute()
	const html = await (await lead.get(`/desk/audit-log?month=${month}`)).text()
	const page = html.replaceAll(/<!--.*?-->/g, '')
	expect(page).toContain('100 of 101')
	expect(page).toMatch(new RegExp(`${reference}</a><span[^>]*> Adoption, Bramble<`))
	expect(page).toContain(`<option value="${month}" selected`)
	expect(page).not.toMatch(/Signed in<|Sam Taylor/)
	const [, older = ''] = /href="\/desk\/audit-log(\?[^"]*before=[^"]*)"/.exec(page) ?? []
	const next = await textOf(await lead.get(`/desk/audit-log${older.replaceAll('&amp;', '&')}`))
	expect(next).toContain('101 to 101 of 101')
	const now = await textOf(await lead.get(`/desk/audit-log?month=${new Date().toISOString().slice(0, 7)}`))
	expect(now).not.toContain('Case taken')
})

test('who was invited and what changed for whom is said by name', async () => {
	const lead = await signedIn(site.url, store, 'lead')
	const lee = await signedIn(site.url, store, 'team')
	await lead.post('/desk/people', { do: 'invite', name: 'Noor Aziz', email: 'noor@rescue.example', role: 'treasurer' })
	await lead.post('/desk/people', { do: 'role', id: lee.id, role: 'treasurer', name: 'Lee' })
	const page = await textOf(await lead.get('/desk/audit-log?kind=people'))
	expect(page).toMatch(/Invited.*Noor Aziz, as Treasurer/s)
	expect(page).toMatch(/Role changed.*, now Treasurer/s)
})

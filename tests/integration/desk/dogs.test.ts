import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { findSubmission } from '#records/submissions/submissions.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { copySmallCharity } from '../support/small-charity.ts'
import { DESK_URL, signedIn, textOf } from './desk-visitor.ts'

/* A dog from one applicant to the next, over HTTP. On the site Juno is reserved, Otis has a home and Biscuit is free. */

const dataDir = freshFolder('desk-dogs')
const CONTENT_DIR = copySmallCharity()
let site: SiteProcess
let store: Store
let ana: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
	setStatus('juno', 'reserved')
	setStatus('otis', 'adopted')
	setStatus('biscuit', 'available')
	site = await startSiteProcess({ CONTENT_DIR, DATA_DIR: dataDir, SITE_URL: DESK_URL })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	ana = await signedIn(site.url, store, 'team')
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

function setStatus(dog: string, status: string) {
	const file = join(CONTENT_DIR, `dogs/${dog}.md`)
	const before = readFileSync(file, 'utf8')
	writeFileSync(file, before.replace(/^(\s*)status: .*$/m, `$1status: ${status}`))
}

async function applied(name: string, dog: string, status: SubmissionStatus = 'new') {
	const about = dog[0]?.toUpperCase() + dog.slice(1)
	const answers = { firstName: name, lastName: 'Taylor', email: `${name.toLowerCase()}@example.org`, dog }
	const sent = aSubmission({ name, aboutSlug: dog, about, email: `${name.toLowerCase()}@example.org`, answers })
	const stored = await accept(store, sent, () => [], Date.now())
	// Answered, so that it may be closed.
	const changes = { status, answered_at: Date.now(), status_at: Date.now() }
	await store.db.updateTable('submission').set(changes).where('id', '=', stored.id).execute()
	return { ...stored, page: `/desk/cases/${stored.reference}` }
}

async function press(reference: string, fields: Record<string, string>) {
	const version = String((await findSubmission(store, reference))?.version)
	return ana.post(`/desk/cases/${reference}`, { version, ...fields })
}

const statusOf = async (reference: string) => (await findSubmission(store, reference))?.status

test('the dogs page ends with those no one has asked for', async () => {
	const page = async () => textOf(await ana.get('/desk/dogs'))
	expect(await page()).toMatch(/No open application 1 .*Biscuit \d+ days on the site/)
	const { id } = await applied('Noor', 'biscuit')
	expect(await page()).not.toContain('No open application')
	const closed = { status: 'withdrawn', closed_at: Date.now() } as const
	await store.db.updateTable('submission').set(closed).where('id', '=', id).execute()
	expect(await page()).toContain('No open application 1')
})

test('a second person for a promised dog is approved only after a tick that names both', async () => {
	const sam = await applied('Sam', 'biscuit', 'approved')
	const lee = await applied('Lee', 'biscuit')
	const approve = { intent: 'status', status: 'approved' }
	const refused = await press(lee.reference, approve)
	expect(refused.status).toBe(422)
	const page = await textOf(refused)
	expect(page).toContain('Biscuit is promised to Sam. Tell Sam before you approve Lee.')
	expect(page).toContain('Sam knows, and Lee is to be approved')
	expect(await statusOf(lee.reference)).toBe('new')
	// The tick is for the person it names.
	expect((await press(lee.reference, { ...approve, promised: lee.reference })).status).toBe(422)
	expect((await press(lee.reference, { ...approve, promised: sam.reference })).status).toBe(303)
	expect(await statusOf(lee.reference)).toBe('approved')
	expect(await textOf(await ana.get('/desk/dogs'))).toMatch(/Promised twice: to (Sam and to Lee|Lee and to Sam)/)
	const other = await applied('Mo', 'biscuit')
	expect(await (await ana.get(other.page)).text()).toContain('Tell Lee before you approve Mo')
})

test('an email that approves asks the same, before anything is sent', async () => {
	const ida = await applied('Ida', 'juno', 'approved')
	const kim = await applied('Kim', 'juno')
	const page = `${kim.page}/email`
	const draft = { template: 'empty', subject: 'Juno', body: 'Dear Kim,\n\nYes!', status: 'approved', version: '0' }
	expect((await ana.post(page, { ...draft, intent: 'preview' })).status).toBe(303)
	const preview = await (await ana.get(`${page}?preview`)).text()
	expect(preview).toContain('Juno is promised to Ida. Tell Ida before you approve Kim.')
	const fields = { intent: 'send', version: '0', draftAt: /name="draftAt" value="(\d+)"/.exec(preview)?.[1] ?? '' }
	const refused = await ana.post(`${page}?preview`, fields)
	expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('tick the box')])
	expect(await statusOf(kim.reference)).toBe('new')
	expect((await ana.post(`${page}?preview`, { ...fields, promised: ida.reference })).status).toBe(303)
	expect(await statusOf(kim.reference)).toBe('approved')
	await store.db.updateTable('submission').set({ status: 'done' }).where('about_slug', '=', 'juno').execute()
})

test('an adoption that falls through, or a dog that comes back, frees the dog and lists its former applicants', async () => {
	const [max, former] = [await applied('Max', 'juno', 'approved'), await applied('Nia', 'juno', 'declined')]
	expect(await textOf(await ana.get('/desk/dogs'))).not.toContain('Max is not taking')
	expect((await press(max.reference, { intent: 'status', status: 'fell through' })).status).toBe(303)
	expect(await textOf(await ana.get(max.page))).toMatch(/Former applicants for Juno Juno is free again/)
	expect(await (await ana.get(max.page)).text()).toContain(`href="${former.page}"`)
	const dogs = await textOf(await ana.get('/desk/dogs'))
	expect(dogs).toContain('Max is not taking Juno after all, and the site still says “Reserved”.')

	const [zoe] = [await applied('Zoe', 'otis', 'approved'), await applied('Ned', 'otis', 'declined')]
	expect((await press(zoe.reference, { intent: 'status', status: 'returned' })).status).toBe(303)
	expect(await textOf(await ana.get(zoe.page))).toContain('Former applicants for Otis')
	expect(await textOf(await ana.get('/desk/dogs'))).toContain(
		'Otis came back from Zoe, and the site still says “Adopted”.',
	)
	// Promised to another person since.
	await applied('Olu', 'otis', 'approved')
	expect(await textOf(await ana.get('/desk/dogs'))).not.toContain('came back from Zoe')
})

test('when a dog has a home, everyone else who asked is named, and gets an honest answer', async () => {
	const waiting = [await applied('Ali', 'otis'), await applied('Bea', 'otis')]
	const dogs = await (await ana.get('/desk/dogs')).text()
	expect(dogs).toContain('Otis has a home, and 2 people are still waiting for an answer.')
	expect(dogs).toContain('href="/desk/dogs/otis/answer-all"')
	const page = '/desk/dogs/otis/answer-all'
	const ticks = waiting.flatMap(({ reference }): [string, string][] => [
		['take', reference],
		[`version-${reference}`, '0'],
	])
	const look = await (await ana.post(page, [...ticks, ['intent', 'look'], ['reason', 'other-home']])).text()
	expect(look).toContain('we have chosen the home that matches what Otis needs most closely')
	const chosen = [...look.matchAll(/name="chosen" value="([^"]+)"/g)].map(([, line = '']): [string, string] => [
		'chosen',
		line,
	])
	const batch = /name="batch" value="([^"]*)"/.exec(look)?.[1] ?? ''
	expect((await ana.post(page, [...chosen, ['batch', batch], ['intent', 'send']])).status).toBe(303)
	for (const { id, reference } of waiting) {
		expect(await statusOf(reference)).toBe('declined')
		expect(await store.db.selectFrom('delivery').selectAll().where('submission_id', '=', id).execute()).toHaveLength(1)
	}
	expect(await (await ana.get('/desk/dogs')).text()).not.toContain('still waiting for an answer')
})

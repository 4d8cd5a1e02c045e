import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { FORM_SECRET, formSecret } from '#tests/builders/form-secret.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'
import { DESK_URL, signedIn, textOf } from './desk-visitor.ts'
import { subscriber } from './subscriber.ts'

const dataDir = freshFolder('desk-emails-by-role')
let site: SiteProcess
let store: Store

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL, FORM_SECRET })
	store = await openStore({ dataDir, databaseUrl: null, formSecret, onLostConnection() {} })
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

const FAILED = { failed_at: Date.now(), attempts: 24, last_error: '550 no such user' }
const HELD = { quarantined_at: Date.now(), quarantine_reason: 'over the limit' }

/** An email in the outbox that no one sends. Resolves to its id. */
async function anEmail(
	about: { submissionId?: string; payableId?: string },
	{ to, subject }: { to: string; subject: string },
	state: Partial<typeof FAILED & typeof HELD>,
) {
	const id = `${subject} ${Object.keys(state)[0]}`
	const row = {
		id,
		channel: 'unknown',
		submission_id: about.submissionId ?? null,
		payable_id: about.payableId ?? null,
		payload_json: JSON.stringify({ to, subject, text: 'x' }),
		created_at: Date.now(),
		next_at: Date.now(),
		...state,
	}
	await store.write((transaction) => transaction.insertInto('delivery').values(row).execute())
	return id
}

/** So that a second try of a test counts what it stored itself. */
function nothingStored() {
	return store.write(async (transaction) => {
		for (const table of ['delivery', 'submission', 'newsletter_request'] as const)
			await transaction.deleteFrom(table).execute()
	})
}

/** An email of a case, of a gift, of a sponsorship and of an order, in a state of the outbox. */
async function oneOfEach(state: Parameters<typeof anEmail>[2]) {
	await nothingStored()
	const { id: submissionId } = await accept(store, aSubmission({ name: 'Priya Nair' }), () => [], Date.now())
	const ofKind = async (kind: 'donation' | 'sponsorship' | 'order') => ({
		payableId: (await storedDonation(store, { kind })).payableId,
	})
	return {
		ofCase: await anEmail({ submissionId }, { to: 'priya@example.org', subject: 'We have your answers' }, state),
		ofGift: await anEmail(
			await ofKind('donation'),
			{ to: 'gwen@example.org', subject: 'Your receipt for £21 - DON-1' },
			state,
		),
		ofSponsor: await anEmail(
			await ofKind('sponsorship'),
			{ to: 'sid@example.org', subject: 'Your receipt for £12 - SPO-1' },
			state,
		),
		ofOrder: await anEmail(
			await ofKind('order'),
			{ to: 'orla@example.org', subject: 'Your refund of £9 - ORD-1' },
			state,
		),
	}
}

const OF_MONEY = ['gwen@example.org', 'Your receipt for £21', 'sid@example.org', 'orla@example.org', '£9', 'DON-1']

test('failed emails: the team sees and retries those of cases, the treasurer those of gifts and orders', async () => {
	const { ofCase, ofGift, ofOrder } = await oneOfEach(FAILED)
	const team = await signedIn(site.url, store, 'team')
	const page = await (await team.get('/desk/deliveries')).text()
	expect(page).toContain('Priya Nair')
	expect(page).toContain('Failed emails (1)')
	for (const words of [...OF_MONEY, ofGift, ofOrder]) expect(page).not.toContain(words)
	for (const id of [ofGift, ofOrder])
		expect(await textOf(await team.post('/desk/deliveries', { id }))).toContain('Nothing to retry')
	const failed = async () =>
		(await store.db.selectFrom('delivery').select('id').where('failed_at', 'is not', null).execute()).length
	expect(await failed()).toBe(4)
	expect(await textOf(await team.post('/desk/deliveries', { id: 'all' }))).toContain('1 email is sent again now')
	expect(await failed()).toBe(3)

	await store.db.updateTable('delivery').set(FAILED).where('id', '=', ofCase).execute()
	const treasurer = await signedIn(site.url, store, 'treasurer')
	const theirs = await (await treasurer.get('/desk/deliveries')).text()
	for (const words of OF_MONEY) expect(theirs).toContain(words)
	for (const words of ['Priya Nair', 'priya@example.org', 'We have your answers']) expect(theirs).not.toContain(words)
	expect(await textOf(await treasurer.post('/desk/deliveries', { id: ofCase }))).toContain('Nothing to retry')
	expect(await textOf(await treasurer.post('/desk/deliveries', { id: 'all' }))).toContain('3 emails are sent again now')
	expect(await failed()).toBe(1)
})

test('held back: forms and newsletter are the team’s, emails of gifts and orders the treasurer’s, in lists and by POST', async () => {
	const { ofCase, ofGift, ofOrder } = await oneOfEach(HELD)
	const spam = await accept(store, aSubmission({ name: 'Sal Spam', quarantineReasons: ['x'] }), () => [], Date.now())
	await subscriber(store, 'nora@example.org', 'Nora')
	await store.db.updateTable('newsletter_request').set({ quarantine_reasons_json: '["x"]' }).execute()
	const team = await signedIn(site.url, store, 'team')
	const page = await (await team.get('/desk/quarantine')).text()
	expect(page).toContain('Sal Spam')
	expect(page).toContain('priya@example.org')
	expect(page).toContain('nora@example.org')
	for (const words of [...OF_MONEY, ofGift, ofOrder]) expect(page).not.toContain(words)
	expect(await textOf(await team.get('/desk'))).toContain('3 held back')

	const held = async () =>
		(await store.db.selectFrom('delivery').select('id').where('quarantined_at', 'is not', null).execute())
			.map(({ id }) => id)
			.sort()
	const all = await held()
	for (const id of [ofGift, ofOrder]) {
		await team.post('/desk/quarantine', { intent: 'release', pick: `email ${id}` })
		await team.post('/desk/quarantine', { intent: 'delete for good', pick: `email ${id}` })
	}
	expect(await held()).toEqual(all)

	const treasurer = await signedIn(site.url, store, 'treasurer')
	const theirs = await (await treasurer.get('/desk/quarantine')).text()
	for (const words of OF_MONEY) expect(theirs).toContain(words)
	for (const words of ['Sal Spam', 'priya@example.org', 'We have your answers', 'nora@example.org'])
		expect(theirs).not.toContain(words)
	const picks = [`email ${ofCase}`, `case ${spam.reference}`, 'newsletter nora@example.org']
	for (const pick of picks) {
		expect(await textOf(await treasurer.post('/desk/quarantine', { intent: 'release', pick }))).toContain(
			'Released: 0.',
		)
		const deletion = await treasurer.post('/desk/quarantine', { intent: 'delete for good', pick })
		expect(await textOf(deletion)).toContain('Deleted: 0.')
	}
	expect(await held()).toEqual(all)
	await treasurer.post('/desk/quarantine', { intent: 'release', pick: `email ${ofGift}` })
	await treasurer.post('/desk/quarantine', { intent: 'delete for good', pick: `email ${ofOrder}` })
	expect(await held()).toEqual(all.filter((id) => id !== ofGift && id !== ofOrder))
})

test('an email of the team to an address releases none of a gift to the same address', async () => {
	await nothingStored()
	const to = 'both@example.org'
	const { payableId } = await storedDonation(store)
	const gift = await anEmail({ payableId }, { to, subject: 'Your receipt for £20' }, HELD)
	const draft = await anEmail({}, { to, subject: 'The link to your form' }, HELD)
	const team = await signedIn(site.url, store, 'team')
	await team.post('/desk/quarantine', { intent: 'release', pick: `email ${draft}` })
	const held = await store.db.selectFrom('delivery').select('id').where('quarantined_at', 'is not', null).execute()
	expect(held).toEqual([{ id: gift }])
})

test('the treasurer’s menu leads to both pages', async () => {
	const treasurer = await signedIn(site.url, store, 'treasurer')
	const page = await (await treasurer.get('/desk/account')).text()
	for (const path of ['/desk/quarantine', '/desk/deliveries']) expect(page).toContain(`href="${path}"`)
})

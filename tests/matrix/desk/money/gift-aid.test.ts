import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { type NewDonation, startDonation } from '#records/giving/start-donation.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { readAuditLog } from '#records/staff/audit.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { aNewDeclaration } from '#tests/builders/giving/new-declaration.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { DESK_URL, signedIn, textOf } from '#tests/integration/desk/desk-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const dataDir = freshFolder('desk-gift-aid')
const today = dayIn('Europe/London', Date.now())
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

/** Received today. */
async function paid(changes: Partial<NewDonation> = {}): Promise<string> {
	const { donation } = await startDonation(store, aNewDonation(changes), () => [], Date.now())
	const received = { seenVersion: 0, amount: 2000, currency: 'GBP', at: Date.now(), staffId: null }
	await markReceived(store, { reference: donation.reference, ...received }, () => [], Date.now())
	return donation.reference
}

const SEEN = { from: today, to: today, rows: '1', total: '2000', adjustmentTax: '0' }
const DONOR = { firstName: 'Zoë', lastName: 'O’Brien', house: '7', postcode: 'sa148nn' }

test('only the treasurer and the lead see claims and declarations', async () => {
	const reference = await paid({ email: 'seen@example.org' })
	const paths = ['/desk/giving/gift-aid', '/desk/giving/gift-aid/none', `/desk/giving/${reference}/gift-aid`]
	const visitors = [await signedIn(site.url, store, 'team'), await signedIn(site.url, store, 'treasurer')]
	const statuses = await Promise.all(
		visitors.map((visitor) => Promise.all(paths.map(async (path) => (await visitor.get(path)).status))),
	)
	expect(statuses).toEqual([
		[403, 403, 403],
		[200, 404, 200],
	])
	expect((await visitors[0]?.post('/desk/giving/gift-aid', SEEN))?.status).toBe(403)
})

test('a declaration by phone is entered, counts when its record was posted, and is claimed once', async () => {
	const treasurer = await signedIn(site.url, store, 'treasurer')
	const reference = await paid({ email: 'phone@example.org' })
	const page = `/desk/giving/${reference}/gift-aid`
	const fields = { intent: 'enter', how: 'phone', record: 'post', madeOn: today, scope: 'this', ...DONOR }
	const refused = await treasurer.post(page, { ...fields, firstName: '', house: '', madeOn: '' })
	expect(refused.status).toBe(422)
	const errors = await textOf(refused)
	for (const error of ['Enter your first name', 'Enter your house name', 'Enter the day on which it was made']) {
		expect(errors).toContain(error)
	}
	expect((await treasurer.post(page, fields)).status).toBe(303)
	expect(await textOf(await treasurer.get(page))).toContain('Not sent yet: nothing is claimed before')
	const waiting = await textOf(await treasurer.get('/desk/giving/gift-aid'))
	expect(waiting).toContain('The written record of the declaration made by phone has not been sent')
	expect(waiting).toMatch(
		/To correct, for £5 more tax *£20 .*Not declared, for £5 more tax *£20 .*up to *£5 *more can be claimed/s,
	)
	expect((await treasurer.post('/desk/giving/gift-aid', SEEN)).status).toBe(409)

	expect((await treasurer.post(page, { intent: 'posted' })).status).toBe(303)
	const ready = await textOf(await treasurer.get('/desk/giving/gift-aid'))
	expect(ready).toMatch(/To claim *£5 *25% of the £20 received .*Make this claim.*The row of this claim.*Zoë O’Brien/s)
	expect((await treasurer.post('/desk/giving/gift-aid', { ...SEEN, total: '1999' })).status).toBe(409)
	const made = await treasurer.post('/desk/giving/gift-aid', SEEN)
	expect(made.status).toBe(303)
	const claim = made.headers.get('Location') ?? ''
	expect((await treasurer.post('/desk/giving/gift-aid', SEEN)).status).toBe(409)

	const file = await treasurer.post(`${claim}/rows`, {})
	expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="gift-aid-/)
	const [day = '', month = '', year = ''] = today.split('-').reverse()
	expect(await file.text()).toBe(`\tZoë\tO'Brien\t7\tSA14 8NN\t\t\t${day}/${month}/${year.slice(2)}\t20.00`)
	expect((await readAuditLog(store, { limit: 1 }))[0]).toMatchObject({
		staffId: treasurer.id,
		action: 'exported',
		subject: 'Gift Aid claim, 1',
	})
	const late = await signedIn(site.url, store, 'treasurer', { signedInAt: Date.now() - 16 * 60_000 })
	expect((await late.post(`${claim}/rows`, {})).headers.get('Location')).toContain('/desk/confirm?form=')

	await treasurer.post(claim, { intent: 'sent' })
	const sent = await (await treasurer.get(claim)).text()
	expect(sent).toMatch(/Sent on/)
	expect(sent).toContain(`href="/desk/giving/${reference}"`)
	await treasurer.post(claim, { intent: 'discard' })
	expect((await treasurer.get(claim)).status).toBe(200)

	await treasurer.post(page, { intent: 'invalid' })
	const after = await textOf(await treasurer.get('/desk/giving/gift-aid'))
	expect(after).toContain('To give back with the next claim')
	expect(after).toContain('The declaration was not valid')
})

test('the written record goes by email to the donor, and a row that breaks a rule links to its correction', async () => {
	const lead = await signedIn(site.url, store, 'lead')
	const reference = await paid({ email: 'record@example.org' })
	const page = `/desk/giving/${reference}/gift-aid`
	const fields = { intent: 'enter', how: 'phone', record: 'email', madeOn: today, scope: 'this and future' }
	await lead.post(page, { ...fields, ...DONOR, title: 'Professor' })
	const donation = await findDonation(store.db, reference)
	const emails = await store.db
		.selectFrom('delivery')
		.select(['id', 'payload_json'])
		.where('payable_id', '=', donation?.id ?? '')
		.execute()
	expect(emails).toHaveLength(1)
	expect(emails[0]?.payload_json).toContain('record@example.org')
	await lead.post(page, { intent: 'posted' })
	const listed = await (await lead.get('/desk/giving/gift-aid')).text()
	expect(listed).toContain('The title is not two to four letters')
	expect(listed).toContain(`href="/desk/giving/${reference}/gift-aid"`)
	const { firstName } = DONOR
	expect((await lead.post(page, { intent: 'correct', ...DONOR, firstName: '' })).status).toBe(422)
	expect((await lead.post(page, { intent: 'correct', ...DONOR, firstName, title: 'Prof' })).status).toBe(303)
	expect(await textOf(await lead.get('/desk/giving/gift-aid'))).not.toContain('two to four letters')
	expect((await lead.post(page, { intent: 'cancel', from: 'soon' })).status).toBe(422)
	expect((await lead.post(page, { intent: 'cancel', from: today })).status).toBe(303)
	const cancelled = await textOf(await lead.get('/desk/giving/gift-aid'))
	expect(cancelled).toContain('Nothing can be claimed')
})

test('a paper declaration with an initial is entered; an address that the schedule does not take is listed until it is shortened', async () => {
	const treasurer = await signedIn(site.url, store, 'treasurer')
	const reference = await paid({ email: 'paper@example.org' })
	const page = `/desk/giving/${reference}/gift-aid`
	const donor = { ...DONOR, firstName: 'J', lastName: 'Tester', isAbroad: 'yes', postcode: '' }
	const fields = { intent: 'enter', how: 'paper', madeOn: today, scope: 'this', ...donor }
	expect(
		(await treasurer.post(page, { ...fields, address: 'Rue des Chiens de Berger, 75011 Paris, France' })).status,
	).toBe(303)
	expect(await textOf(await treasurer.get('/desk/giving/gift-aid'))).toContain(
		'The address is longer than 40 characters',
	)
	const shorter = { intent: 'correct', ...donor, address: 'Rue des Chiens, 75011 Paris, France' }
	expect((await treasurer.post(page, shorter)).status).toBe(303)
	const ready = await textOf(await treasurer.get('/desk/giving/gift-aid'))
	expect(ready).not.toContain('longer than 40')
	expect(ready).toContain('7, Rue des Chiens, 75011 Paris, France, abroad')
	await treasurer.post(page, { intent: 'invalid' })
})

test('a declaration made on the site is shown with its wording', async () => {
	const lead = await signedIn(site.url, store, 'lead')
	const reference = await paid({ email: 'site@example.org', declaration: aNewDeclaration() })
	const shown = await textOf(await lead.get(`/desk/giving/${reference}/gift-aid`))
	for (const part of ['On the site on', 'uk-2026-11', 'I am a UK taxpayer', 'For as long as it is in force']) {
		expect(shown).toContain(part)
	}
})

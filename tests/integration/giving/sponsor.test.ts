import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { certificatePath } from '#domain/giving/giving-links.ts'
import { newsPath } from '#domain/giving/sponsorship/news-link.ts'
import { runJobs } from '#jobs/run-jobs.ts'
import { addDays, DAY_MS, dayIn } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { openStore } from '#records/store/open-store.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { FORM_SECRET, formSecret } from '#tests/builders/form-secret.ts'
import { aVisitor, type Seen } from '../support/form-visitor.ts'
import { eventually, freshFolder, startSiteProcess } from '../support/site-process.ts'
import { copySmallCharity } from '../support/small-charity.ts'
import { askRecords, emailsIn } from '../support/stored-records.ts'

/** Biscuit (id 101) and Juno can be sponsored; Otis cannot. */
const contentDir = copySmallCharity()
for (const name of ['biscuit', 'juno']) {
	const file = join(contentDir, `dogs/${name}.md`)
	const text = readFileSync(file, 'utf8').replace('sponsorable: false', 'sponsorable: true')
	writeFileSync(file, text.replace('sponsor_minimum: null', 'sponsor_minimum: 500'))
}
const dataDir = freshFolder('sponsor')
const site = await startSiteProcess({ CONTENT_DIR: contentDir, DATA_DIR: dataDir, FORM_SECRET })
afterAll(async () => {
	await site.stop()
})

const TODAY = dayIn('Europe/London', Date.now())
const PERSON = { firstName: 'Zora', lastName: 'Reed', email: 'zora@example.org', pay: 'bank', whenRehomed: 'ask' }
const PRESENT = { recipient: 'Ada Lovelace', relation: 'Friend', recipientEmail: 'ada@example.org', message: 'For you' }
const on = (day: string) => {
	const [sendYear = '', sendMonth = '', sendDay = ''] = day.split('-')
	return { sendYear, sendMonth, sendDay }
}

/** Chooses in the first step and fills in the second, without JavaScript. */
async function sponsor(fields: Record<string, string>, query = 'frequency=monthly&amount=5') {
	const visitor = aVisitor(site)
	const page = await visitor.get(`/sponsor/biscuit?${query}`)
	const body = new URLSearchParams({ ...PERSON, ...fields })
	return { visitor, page, body, sent: await visitor.send(page, body) }
}

const donations = (email: string) =>
	askRecords(dataDir, `select * from payable join donation on payable_id = id where email = '${email}'`)
const problemsIn = ({ text }: Seen) =>
	[...text.matchAll(/id="[\w-]+-error".*?Error: <\/span><span>(.*?)<\/span>/g)].map(([, said]) => said)

test('a dog is sponsored every month, with its promise, and the certificate waits for the money', async () => {
	const email = 'monthly@example.org'
	const { sent } = await sponsor({ email, whenRehomed: 'another dog', news: 'yes' })
	expect([sent.status, sent.path.split('?')[0]]).toEqual([200, '/giving/thank-you'])
	const [donation] = donations(email)
	expect(donation).toMatchObject({
		kind: 'sponsorship',
		frequency: 'monthly',
		amount_minor: 500,
		fees_minor: 0,
		fund: 'sponsorship',
		provider: 'bank transfer',
		state: 'starting',
		dedication_json: null,
	})
	expect(String(donation?.reference)).toMatch(/^SPO-/)
	expect(JSON.parse(String(donation?.sponsorship_json))).toEqual({
		dogId: '101',
		dogSlug: 'biscuit',
		dogName: 'Biscuit',
		whenRehomed: 'another dog',
		news: true,
		present: null,
	})
	await eventually(async () => emailsIn(dataDir).some((one) => one.includes(String(donation?.reference))), Boolean)
	const certificate = certificatePath(String(donation?.id), formSecret)
	const waiting = (await aVisitor(site).get(certificate)).text
	expect(waiting).toContain('certificate is almost yours')
	expect(waiting).toContain('go through our bank statement, usually within a week.')
	expect((await aVisitor(site).get(certificate.replace('certificate?', 'manage?'))).status).toBe(404)
})

test('a present has its recipient and its day, and is paid at once', async () => {
	const email = 'present@example.org'
	const day = addDays(TODAY, 20)
	const { sent } = await sponsor({ ...PRESENT, ...on(day), email }, 'frequency=12+months&own=7.50')
	expect(sent.path).toMatch(/^\/giving\/thank-you/)
	const [donation] = donations(email)
	expect(donation).toMatchObject({ frequency: '12 months', amount_minor: 9000, state: 'started' })
	expect(JSON.parse(String(donation?.sponsorship_json)).present).toEqual({
		recipient: 'Ada Lovelace',
		relation: 'Friend',
		email: 'ada@example.org',
		address: null,
		message: 'For you',
		sendOn: day,
	})
	// A surprise: nothing goes to the recipient.
	expect(askRecords(dataDir, 'select * from delivery where payload_json like \'%"ada@example.org"%\'')).toEqual([])
})

test('a choice below the least of this dog is refused kindly, and the second step waits', async () => {
	const { text } = await aVisitor(site).get('/sponsor/biscuit?frequency=monthly&own=4.99')
	expect(text).toMatch(/<title>Error: /)
	expect(text).toContain('The least you can give here is £5')
	expect(text).not.toContain('type="email"')
})

test('what is missing is named in the order of the page, and nothing is stored or ticked', async () => {
	const { page, sent } = await sponsor(
		{ email: 'kept', whenRehomed: '', ...PRESENT, recipient: '' },
		'frequency=12+months&own=5',
	)
	expect(page.text).not.toMatch(/<input[^>]*name="(?:whenRehomed|news|giftAid\w*|pay)"[^>]*checked/)
	expect(sent.status).toBe(422)
	expect(problemsIn(sent)).toEqual([
		'Enter the name of the person who gets the present',
		expect.stringContaining('Choose a date from tomorrow to 12 months ahead'),
		'Choose what happens if Biscuit finds a home or dies',
		'Enter an email address in the correct format, like name@example.com',
	])
	for (const kept of ['kept', 'ada@example.org', 'Zora']) expect(sent.text).toContain(`value="${kept}"`)
	expect(sent.text).toContain('For you')
	expect(donations('kept')).toEqual([])
})

test('a form sent twice is one sponsorship', async () => {
	const email = 'twice@example.org'
	const { visitor, page, body } = await sponsor({ email })
	const paths = await Promise.all([1, 2].map(() => visitor.send(page, body)))
	expect(new Set(paths.map(({ path }) => path)).size).toBe(1)
	expect(donations(email)).toHaveLength(1)
})

test('a tampered form changes nothing', async () => {
	const email = 'tampered@example.org'
	const visitor = aVisitor(site)
	const page = await visitor.get('/sponsor/biscuit?frequency=monthly&amount=5')
	const send = (hidden: Record<string, string>, fields: Record<string, string> = {}) =>
		visitor.send(page, new URLSearchParams({ ...PERSON, email, ...fields }), { hidden })
	expect((await send({ own: '0.01' })).text).toContain('The least you can give here is £5')
	expect((await send({ frequency: 'once' })).text).toContain('Choose every month, or as a present')
	expect((await send({ pay: 'card' })).status).toBe(422)
	expect((await send({}, { whenRehomed: 'keep' })).status).toBe(422)
	expect(donations(email)).toEqual([])
})

test('a dog that cannot be sponsored leads to those that can', async () => {
	const otis = await aVisitor(site).get('/sponsor/otis')
	expect([otis.status, otis.path]).toEqual([200, '/sponsor/otis'])
	expect(otis.text).toContain('Otis doesn’t need a sponsor')
	expect(otis.text).toContain('href="/apply/adoption/start?dog=otis"')
	expect(otis.text).toContain('href="/sponsor/biscuit"')
	expect(otis.text).toContain('href="/waystohelp/sponsorship"')
	expect(otis.text).not.toContain('name="frequency"')
	expect((await aVisitor(site).get('/sponsor/unknown')).status).toBe(404)
	expect((await aVisitor(site).get('/waystohelp/sponsorship')).text).toContain('href="/sponsor/biscuit"')
	expect((await aVisitor(site).get('/dogs/biscuit')).text).toContain('href="/sponsor/biscuit"')
	expect((await aVisitor(site).get('/dogs/otis')).text).not.toContain('/sponsor/')
})

test('a paid sponsorship has its certificate; when the dog goes home, another dog stands on it, as chosen', async () => {
	const email = 'moves@example.org'
	await sponsor({ email, whenRehomed: 'another dog' })
	const [{ id = '', reference = '' } = {}] = donations(email)
	const certificate = async () => (await aVisitor(site).get(certificatePath(String(id), formSecret))).text
	const store = await openStore({ dataDir, databaseUrl: null, formSecret, onLostConnection() {} })
	const money = { amount: 500, currency: 'GBP', at: Date.now(), staffId: null }
	await markReceived(store, { ...money, reference: String(reference), seenVersion: 0 }, () => [], Date.now())
	expect(await certificate()).toMatch(/Zora Reed[\s\S]*is the sponsor of[\s\S]*Biscuit/)

	const juno = { slug: 'juno', title: 'Juno', sponsorable: true, sponsorMinimum: 500 }
	const dogs = [
		aDog({ id: 101, slug: 'biscuit', title: 'Biscuit', sponsorable: true, status: 'adopted' }),
		aDog({ id: 110, ...juno }),
	]
	const tenOClock = Date.parse(`${TODAY}T10:00:00Z`)
	for (const days of [0, 1, 2]) {
		await runJobs({
			store,
			siteUrl: site.url,
			formSecret,
			warnings: [],
			content: someContent({ dogs, options: someOptions() }),
			clock: { isTrusted: true, mayDelete: false },
			now: tenOClock + days * DAY_MS,
		})
	}
	expect((await findDonation(store.db, String(reference)))?.sponsorship).toMatchObject({ dogName: 'Juno' })
	await store.close()
	expect(await certificate()).toMatch(/Zora Reed[\s\S]*is the sponsor of[\s\S]*Juno/)
	const subjects = askRecords(dataDir, `select payload_json from delivery where payable_id = '${id}'`)
	expect(subjects.filter(({ payload_json }) => String(payload_json).includes('has gone home'))).toHaveLength(1)
})

test('news of a dog is ended by its link alone, also by one click of a mail program', async () => {
	const email = 'news@example.org'
	await sponsor({ email, news: 'yes' })
	const [{ id = '' } = {}] = donations(email)
	const path = newsPath(String(id), formSecret)
	const stopped = () => askRecords(dataDir, `select * from sponsorship_event where payable_id = '${id}'`)
	expect((await aVisitor(site).get(path)).text).toContain('Stop news of Biscuit?')
	expect((await aVisitor(site).get(`${path}x`)).status).toBe(404)
	expect(
		(await aVisitor(site).get(certificatePath(String(id), formSecret).replace('certificate?', 'news?'))).status,
	).toBe(404)
	expect(stopped()).toEqual([])
	const body = new FormData()
	body.set('List-Unsubscribe', 'One-Click')
	expect((await fetch(site.url + path, { method: 'POST', body })).status).toBe(200)
	expect(stopped()).toMatchObject([{ kind: 'news stopped' }])
})

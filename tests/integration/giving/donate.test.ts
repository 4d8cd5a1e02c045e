import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { aVisitor, type Seen } from '../support/form-visitor.ts'
import { eventually, freshFolder, startSiteProcess } from '../support/site-process.ts'
import { SMALL_CHARITY } from '../support/small-charity.ts'
import { askRecords, emailsIn } from '../support/stored-records.ts'

const dataDir = freshFolder('donate')
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir })
afterAll(async () => {
	await site.stop()
})

const PERSON = { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.org' }
const GIFT_AID = {
	giftAid: 'yes',
	giftAidScope: 'this and future',
	giftAidHouse: '7',
	giftAidPostcode: 'sa148nn',
}

/** Fills in the form after a picker, without JavaScript. */
async function donate(fields: Record<string, string>, query = '?frequency=once&once=30') {
	const visitor = aVisitor(site)
	const page = await visitor.get(`/donate${query}`)
	const chosen: Record<string, string> = fields.ownOnce ? { once: 'own' } : {}
	const body = { ...Object.fromEntries(new URLSearchParams(query)), ...chosen, dedication: '', ...PERSON, ...fields }
	const sent = await visitor.send(page, new URLSearchParams(body))
	return { visitor, page, sent, body }
}

const donations = (email: string) =>
	askRecords(dataDir, `select * from payable join donation on payable_id = id where email = '${email}'`)
const problemsIn = ({ text }: Seen) =>
	[...text.matchAll(/id="[\w-]+-error".*?Error: <\/span><span>(.*?)<\/span>/g)].map(([, said]) => said)

test('a donation by bank transfer is stored with its payment, and its reference is emailed', async () => {
	const { sent } = await donate({ purpose: 'vets' })
	expect(sent.path).toMatch(/^\/giving\/thank-you\?key=/)
	expect(sent.status).toBe(200)
	expect(sent.text).toContain('We’ve emailed you these details, too.')
	expect(sent.text).toMatch(/<summary[^>]*>Add Gift Aid<\/summary>/)
	const [donation] = donations(PERSON.email)
	expect(donation).toMatchObject({
		kind: 'donation',
		frequency: 'once',
		amount_minor: 3000,
		fees_minor: 0,
		currency: 'GBP',
		fund: 'vets',
		provider: 'bank transfer',
		state: 'started',
		first_name: 'Zoë',
		last_name: 'O’Brien',
		locale: 'en-GB',
	})
	expect(askRecords(dataDir, `select * from payment where payable_id = '${donation?.id}'`)).toMatchObject([
		{ state: 'started', amount_minor: 3000, currency: 'GBP' },
	])
	await eventually(async () => emailsIn(dataDir).some((email) => email.includes(String(donation?.reference))), Boolean)
})

test('a page whose form is sent twice, or pressed twice, is one donation; with another amount it is another', async () => {
	const email = 'twice@example.org'
	const { visitor, page, body } = await donate({ email })
	const again = [1, 2].map(() => visitor.send(page, new URLSearchParams(body)))
	const paths = (await Promise.all(again)).map(({ path }) => path)
	expect(new Set(paths).size).toBe(1)
	expect(donations(email)).toHaveLength(1)
	await visitor.send(page, new URLSearchParams({ ...body, once: 'own', ownOnce: '45' }))
	expect(donations(email).map(({ amount_minor }) => amount_minor)).toEqual([3000, 4500])
})

test('of a usual and an own amount the one counts that its radio says; on a page without that radio the own one', async () => {
	const email = 'both@example.org'
	const { visitor, page, body } = await donate({ email })
	const both = new URLSearchParams({ ...body, ownOnce: '45' })
	await visitor.send(page, both)
	await visitor.send(page, both, { hidden: { byRadio: '' } })
	expect(donations(email).map(({ amount_minor }) => amount_minor)).toEqual([3000, 4500])
})

test('an amount of a link is in the form that is sent, whether or not it is a usual one', async () => {
	const usual = await (await fetch(`${site.url}/donate?give=once:30`)).text()
	expect(usual).toMatch(
		/<input[^>]* checked=""[^>]* name="once"[^>]* value="30"|<input[^>]* name="once"[^>]* checked=""[^>]* value="30"/,
	)
	const other = await (await fetch(`${site.url}/donate?give=once:17.50`)).text()
	expect(other).toMatch(/<input[^>]* name="ownOnce"[^>]* value="17.50"/)
	const radios = [...other.matchAll(/<input[^>]* name="once"[^>]*>/g)].map(([radio]) => radio)
	expect(
		radios.filter((radio) => radio.includes(' checked')).map((radio) => / value="(.*?)"/.exec(radio)?.[1]),
	).toEqual(['own'])
})

test('an amount below the least is refused kindly, and nothing typed is lost', async () => {
	const own = '1.99'
	const { sent } = await donate({
		email: 'kept@example.org',
		ownOnce: own,
		...GIFT_AID,
		purpose: 'vets',
		dedication: 'memory',
		dedicationName: 'Old Bob',
		card: 'yes',
		cardName: 'Ann',
		cardEmail: 'ann@example.org',
	})
	expect(sent.status).toBe(422)
	expect(sent.text).toMatch(/<title>Error: /)
	expect(sent.text).toContain(`<a href="#amount-once-own"`)
	expect(problemsIn(sent)).toContain('The least you can give here is £2')
	for (const kept of ['Zoë', 'O’Brien', 'kept@example.org', 'Old Bob', 'Ann', 'ann@example.org', 'sa148nn', own]) {
		expect(sent.text, kept).toContain(`value="${kept}"`)
	}
	expect(donations('kept@example.org')).toEqual([])
})

test('the address of a donation in memory names its page, and the name is stored', async () => {
	const email = 'memory@example.org'
	const memory = { dedication: 'memory', dedicationName: 'Old Bob' }
	const { page, sent } = await donate({ email, ...memory }, '?frequency=once&once=30&dedication=memory')
	expect(page.text).toContain('>A donation in memory</h1>')
	expect(page.text).toMatch(/<input[^>]*name="dedication"[^>]*checked=""[^>]*value="memory"/)
	expect(sent.path).toMatch(/^\/giving\/thank-you\?key=/)
	expect(sent.text).toContain('In memory of Old Bob.')
	expect(JSON.parse(String(donations(email)[0]?.dedication_json))).toMatchObject({
		kind: 'in memory of',
		name: 'Old Bob',
	})
})

test.each([
	['an initial', { firstName: 'J', lastName: 'Tester' }],
	[
		'an address abroad',
		{ giftAidAbroad: 'yes', giftAidPostcode: '', giftAidAddress: 'Rue des Chiens, 75011 Paris, France' },
	],
	['a postcode of Jersey', { giftAidPostcode: 'JE2 3AB' }],
	['a house with its street', { giftAidHouse: 'The Old Coach House, Upper Mill Farm Cottages, Mill Lane' }],
])('Gift Aid is declared with %s', async (what, fields) => {
	const email = `${what.replaceAll(' ', '-')}@example.org`
	const { sent } = await donate({ ...GIFT_AID, email, ...fields })
	expect(sent.path).toMatch(/^\/giving\/thank-you\?key=/)
	expect(donations(email)[0]?.gift_aid_declaration_id).toEqual(expect.any(String))
})

test('missing answers are named at the top and beside their fields', async () => {
	const { sent } = await donate({
		firstName: '',
		lastName: ' ',
		email: 'zoe',
		giftAid: 'yes',
		giftAidScope: '',
		dedication: 'dedicated',
		card: 'yes',
	})
	expect(sent.status).toBe(422)
	expect(problemsIn(sent)).toEqual([
		'Enter their name',
		'Enter the name of the person the card is for',
		'Enter their email address',
		'Enter your first name',
		'Enter your last name',
		'Enter an email address in the correct format, like name@example.com',
		'Choose which donations to add Gift Aid to',
		'Enter your house name or number',
		expect.stringContaining('postcode'),
	])
	for (const id of ['dedicationName', 'cardEmail', 'firstName', 'email', 'giftAidScope', 'giftAidHouse']) {
		expect(sent.text, id).toContain(`<a href="#${id}"`)
		expect(sent.text, id).toMatch(new RegExp(`id="${id}"`))
	}
})

test('a tampered form changes nothing: unknown purposes, ways to pay, currencies and fees are not taken', async () => {
	const email = 'tampered@example.org'
	const { sent } = await donate({ email, pay: 'card' })
	// Its hidden field says "bank".
	expect(sent.status).toBe(200)
	const visitor = aVisitor(site)
	const page = await visitor.get('/donate')
	const body = { ...PERSON, email, frequency: 'once', once: '30', dedication: '' }
	const card = await visitor.send(page, new URLSearchParams(body), { hidden: { pay: 'card' } })
	expect(card.status).toBe(422)
	const more = { purpose: 'yacht', currency: 'USD', fees: 'yes', amount: '1', state: 'paid', fund: 'yacht' }
	await visitor.send(page, new URLSearchParams({ ...body, ...more, once: 'own', ownOnce: '50' }))
	expect(donations(email).map(({ amount_minor }) => amount_minor)).toEqual([3000, 5000])
	expect(donations(email)[1]).toMatchObject({ fund: 'general', currency: 'GBP', fees_minor: 0, state: 'started' })
})

test('Gift Aid is declared for the sum that was shown: another amount is shown again first', async () => {
	const email = 'aid@example.org'
	const { visitor, sent, body } = await donate({ email, ...GIFT_AID, ownOnce: '50' })
	expect(sent.status).toBe(422)
	expect(sent.text).toContain('You changed the amount')
	expect(sent.text).toContain('on top of your £50')
	expect(donations(email)).toEqual([])
	const second = await visitor.send(sent, new URLSearchParams(body))
	expect(second.path).toMatch(/^\/giving\/thank-you/)
	const [donation] = donations(email)
	const declarations = askRecords(
		dataDir,
		`select * from gift_aid_declaration where id = '${donation?.gift_aid_declaration_id}'`,
	)
	expect(JSON.stringify(declarations)).toContain('my donation of £50')
	expect(JSON.stringify(declarations)).toContain('SA14 8NN')
})

test('the sums can be shown again for another amount before anything is sent', async () => {
	const { sent } = await donate({ email: 'later@example.org', ownOnce: '80', show: 'sums', firstName: '' })
	expect(sent.status).toBe(200)
	expect(sent.text).toMatch(/<b class="giving-sum">(<[^>]+>)?£80</)
	expect(sent.text).not.toContain('Enter your first name')
	expect(donations('later@example.org')).toEqual([])
})

test('while the store is locked the form is shown again with every answer, and is stored once afterwards', async () => {
	const email = 'locked@example.org'
	const visitor = aVisitor(site)
	const page = await visitor.get('/donate?frequency=once&once=30')
	const body = new URLSearchParams({ ...PERSON, email, frequency: 'once', once: '30', dedication: '' })
	// The site may be writing at that moment.
	const lock = new DatabaseSync(join(dataDir, 'records.db'), { timeout: 5000 })
	lock.exec('begin immediate')
	const refused = await visitor.send(page, body)
	lock.exec('rollback')
	lock.close()
	expect(refused.status).toBe(503)
	expect(refused.text).toContain('We couldn’t save that just now')
	expect(refused.text).toContain(`value="${email}"`)
	expect((await visitor.send(refused, body)).path).toMatch(/^\/giving\/thank-you/)
	expect((await visitor.send(page, body)).status).toBe(200)
	expect(donations(email)).toHaveLength(1)
})

test('the log says nothing of donors', () => {
	expect(site.printed()).not.toMatch(/zoe@|O’Brien|Old Bob|SA14 8NN|key=/)
})

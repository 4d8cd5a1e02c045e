import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { DESK_URL, signedIn, textOf } from '#tests/integration/desk/desk-visitor.ts'
import { aVisitor, fillIn, openedEarlier } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { copySmallCharity } from '#tests/integration/support/small-charity.ts'
import { askRecords, storedSubmissions } from '#tests/integration/support/stored-records.ts'

const OFF = ['adoption.allergies', 'adoption.gaveUp', 'adoption.offence', 'adoption.email', 'adoption.offense']
const BANNED = 'banned from keeping animals'
const dataDir = freshFolder('questions-off')
let site: SiteProcess
let store: Store

beforeAll(async () => {
	const folder = copySmallCharity()
	const options = join(folder, 'options.yaml')
	writeFileSync(
		options,
		readFileSync(options, 'utf8').replace('questions_off: []', `questions_off: [${OFF.join(', ')}]`),
	)
	site = await startSiteProcess({ CONTENT_DIR: folder, DATA_DIR: dataDir, SITE_URL: DESK_URL, FORM_SECRET })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

/** Forms need the address of the site. */
const visitor = () => aVisitor(site, { Origin: DESK_URL })

test('a draft with answers to questions that were switched off is sent without them', async () => {
	const person = visitor()
	const first = await person.send(await person.get('/apply/adoption/dog'), asTyped({ dog: 'any' }), {
		...openedEarlier('adoption'),
		headers: { Origin: DESK_URL },
	})
	expect(first.path).toBe('/apply/adoption/you')
	const half = { ...enough.adoption, postcode: 'SA14 8NN', offence: 'yes', offenceWhat: 'LONG AGO', allergies: 'yes' }
	askRecords(dataDir, `update draft set answers_json = json_patch(answers_json, '${JSON.stringify(half)}')`)
	// A page that was open when the question was switched off.
	expect((await person.get('/apply/adoption/history')).path).toBe('/apply/adoption/check')
	expect((await person.get('/apply/adoption/people')).text).not.toContain('allergic')
	const time = await person.get('/apply/adoption/time')
	await person.send(time, asTyped({ hoursAlone: '3' }), { headers: { Origin: DESK_URL } })
	expect(askRecords(dataDir, 'select answers_json from draft')[0]?.answers_json).not.toMatch(/LONG AGO|allergies/)
	const check = await person.get('/apply/adoption/check')
	expect(check.text).not.toContain(BANNED)
	expect((await person.send(check, new URLSearchParams(), { headers: { Origin: DESK_URL } })).text).toContain('We have')
	const [sent] = storedSubmissions(dataDir)
	expect(String(sent?.answers_json)).not.toMatch(/offence|allergies|gaveUp/)
	expect(String(sent?.flags_json)).not.toMatch(/Banned|allergic/)
	const lead = await signedIn(site.url, store, 'lead')
	const page = await textOf(await lead.get(`/desk/cases/${sent?.reference}`))
	expect(page).not.toContain('health and offences')
})

test('another form asks them as before', async () => {
	const fostering = await fillIn(visitor(), 'fostering', { answers: { ...enough.fostering, offence: '' } })
	expect(fostering.text).toContain(BANNED)
})

test('an answer from before stays in its case, with its label, for those who may read it', async () => {
	const earlier = aSubmission({ form: 'adoption', answers: { ...enough.adoption, offence: 'no' } })
	const { reference } = await accept(store, earlier, () => [], Date.now())
	const team = await signedIn(site.url, store, 'team')
	const look = { intent: 'restricted' }
	expect(await (await team.post(`/desk/cases/${reference}`, look)).text()).not.toContain(BANNED)
	const lead = await signedIn(site.url, store, 'lead')
	expect(await (await lead.post(`/desk/cases/${reference}`, look)).text()).toContain(BANNED)
})

test('the settings check names what is not asked and what cannot be used', async () => {
	const lead = await signedIn(site.url, store, 'lead')
	const page = await textOf(await lead.get('/desk/data/settings'))
	expect(page).toContain('Is anyone at home allergic to dogs?')
	expect(page).toContain('no form can do without: adoption.email')
	expect(page).toContain('Not the key of any question: adoption.offense')
})

import { afterAll, expect, onTestFinished, test } from 'vitest'
import { MAX_POSTS_PER_DRAFT, MAX_POSTS_WITHOUT_DRAFT } from '#server/http/limits/post-limits.ts'
import { asTyped, enough } from '#tests/builders/applications/answers.ts'
import { FORM_SECRET } from '#tests/builders/form-secret.ts'
import { expectAllThanked } from '#tests/integration/applications/many-visitors.ts'
import { aVisitor, openedEarlier } from '#tests/integration/support/form-visitor.ts'
import { freshFolder, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const QUESTION = '/apply/contact/question'
const dataDir = freshFolder('posts-of-many')
const site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, FORM_SECRET, TRUST_PROXY: '1' })
afterAll(async () => {
	await site.stop()
})

const visitorAt = (address: string) => aVisitor(site, { 'X-Forwarded-For': address })
const WRONG = new URLSearchParams('topic=nothing')

test('each draft has its own limit, and other clients behind its address are not limited', async () => {
	const office = '192.0.2.2'
	const visitor = visitorAt(office)
	await visitor.send(await visitor.get(QUESTION), asTyped(enough.contact), openedEarlier('contact'))
	const page = await visitor.get(QUESTION)
	const statuses = []
	for (let count = 0; count < MAX_POSTS_PER_DRAFT; count += 1) statuses.push((await visitor.send(page, WRONG)).status)
	expect(new Set(statuses)).toEqual(new Set([422]))
	expect((await visitor.send(page, WRONG)).status).toBe(429)
	// The same draft from another address is the same draft.
	const neighbour = visitorAt(office)
	expect((await neighbour.send(await neighbour.get(QUESTION), WRONG)).status).toBe(422)
})

test('an unknown draft key does not bypass the limit', async () => {
	const headers = {
		'X-Forwarded-For': '192.0.2.3',
		Origin: site.url,
		'Content-Type': 'application/x-www-form-urlencoded',
	}
	const post = async (index: number) => {
		const key = `${index}`.padStart(32, 'A')
		const Cookie = `draft-contact=${encodeURIComponent(btoa(JSON.stringify(key)))}`
		const answer = await fetch(site.url + QUESTION, { method: 'POST', body: WRONG, headers: { ...headers, Cookie } })
		await answer.text()
		return answer.status
	}
	const statuses = []
	for (let index = 0; index < MAX_POSTS_WITHOUT_DRAFT; index += 1) statuses.push(await post(index))
	expect(new Set(statuses)).toEqual(new Set([422]))
	expect(await post(MAX_POSTS_WITHOUT_DRAFT)).toBe(429)
})

test('100 visitors behind one address each fill in a form of several pages, correct one page, and are all thanked', async () => {
	const dataDir = freshFolder('posts-of-many')
	const site = await startSiteProcess({ DATA_DIR: dataDir, FORM_SECRET, TRUST_PROXY: '1' })
	onTestFinished(async () => void (await site.stop()))
	await expectAllThanked(site, dataDir, 100)
})

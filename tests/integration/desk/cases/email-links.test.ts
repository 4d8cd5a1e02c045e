import { expect, test } from 'vitest'
import { linkKey } from '#domain/applications/signed-link.ts'
import { listCheckIns, setHomeDay } from '#records/cases/check-ins.ts'
import { setStatus } from '#records/cases/set-status.ts'
import { findSubmission } from '#records/submissions/submissions.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { deskThatWrites, SCRIPT } from './desk-that-writes.ts'

/* The links in emails from the desk, over HTTP: what an applicant or a stranger could try. */

const { store, get, post, aCase, deliveriesOf } = deskThatWrites('desk-email-links')

test('opening the link to withdraw changes nothing; a press withdraws once, and a replay says so', async () => {
	const { id, reference } = await aCase()
	const key = linkKey('withdraw', reference, formSecret)
	const link = `/apply/withdraw?reference=${reference}&key=${key}`
	for (let look = 0; look < 3; look += 1) {
		const page = await get(link)
		expect(page.status).toBe(200)
		expect(page.text).toContain('Withdraw your application for Biscuit?')
		expect(page.headers.get('Cache-Control')).toBe('private, no-store')
		expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
		expect(page.text).not.toMatch(/submit\(\)/)
	}
	expect((await findSubmission(store(), reference))?.status).toBe('new')
	const raced = await Promise.all([1, 2, 3].map(async () => (await post(link, {})).text()))
	expect(raced.filter((text) => text.includes('It’s withdrawn<'))).toHaveLength(1)
	expect(raced.filter((text) => text.includes('It’s withdrawn already'))).toHaveLength(2)
	expect((await get(link)).text).toContain('It’s withdrawn already')
	expect((await findSubmission(store(), reference))?.status).toBe('withdrawn')
	const notices = (await deliveriesOf(id)).map(({ payload_json }) => JSON.parse(payload_json))
	expect(notices).toMatchObject([{ subject: `${reference}: withdrawn`, to: expect.stringContaining('office@') }])
	// A key opens its own record, for its own purpose.
	const other = await aCase()
	const checkInKey = linkKey('check-in', other.reference, formSecret)
	for (const forged of [key, checkInKey, '', 'x'.repeat(43)]) {
		const address = `/apply/withdraw?reference=${other.reference}&key=${forged}`
		expect((await get(address)).status).toBe(404)
		expect((await post(address, {})).status).toBe(404)
	}
	expect((await findSubmission(store(), other.reference))?.status).toBe('new')
})

test('a check-in is answered by a press: opened, replayed, forwarded and forged links change nothing', async () => {
	const { id, reference } = await aCase()
	await setStatus(store(), { reference, status: 'approved' }, Date.now())
	await setHomeDay(store(), { submissionId: id, seenVersion: 1, homeOn: '2026-11-20', staffId: 'ana' }, Date.now())
	const [checkIn] = await listCheckIns(store(), id)
	const key = linkKey('check-in', checkIn?.id ?? '', formSecret)
	const link = (answer: string) => `/checkin?id=${checkIn?.id}&key=${key}&answer=${answer}`
	for (const answer of ['well', 'questions', 'help']) {
		const page = await get(link(answer))
		expect(page.text).toContain('How is it going with Biscuit?')
		expect(page.headers.get('Cache-Control')).toBe('private, no-store')
		expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
		expect(page.text).not.toMatch(/donat/i.test(page.text) ? /<main[\s\S]*donat[\s\S]*<\/main>/i : /donat/i)
	}
	expect((await listCheckIns(store(), id))[0]).toMatchObject({ answer: null })
	expect((await post(link('well'), {})).status).toBe(422)
	const pressed = await post(link('help'), { answer: 'help', words: `He growls\u0000 at the\u202E cat ${SCRIPT}` })
	expect(await pressed.text()).toContain('We’ve told the team that you need help with Biscuit')
	expect(await findSubmission(store(), reference)).toMatchObject({ status: 'in_review', isUrgent: true })
	// Forwarded to someone who presses another answer.
	expect(await (await post(link('well'), { answer: 'well' })).text()).toContain('We have your answer')
	const stored = { answer: 'help', words: expect.stringContaining('He growls at the cat') }
	expect((await listCheckIns(store(), id))[0]).toMatchObject(stored)
	const notices = (await deliveriesOf(id)).map(({ payload_json }) => payload_json)
	expect(notices).toHaveLength(1)
	expect(notices[0]).toContain(`Needs help with Biscuit - ${reference}`)
	expect(notices[0]).not.toContain('growls')
	for (const forged of ['', linkKey('withdraw', checkIn?.id ?? '', formSecret), linkKey('check-in', 'x', formSecret)]) {
		const address = `/checkin?id=${checkIn?.id}&key=${forged}&answer=well`
		expect((await get(address)).status).toBe(404)
		expect((await post(address, { answer: 'well' })).status).toBe(404)
	}
})

import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_UNDO_SECONDS } from '#domain/desk/emails/undo-time.ts'
import { claim } from '#records/outbox/deliveries.ts'
import { findSubmission } from '#records/submissions/submissions.ts'
import { deskThatWrites, hidden, SCRIPT, written } from './desk-that-writes.ts'

const UNDO_MS = DEFAULT_UNDO_SECONDS * 1000

/* Emails from the desk over HTTP: what a colleague or an applicant's data could try. */

const { store, signIn, get, post, aCase, preview, send, deliveriesOf } = deskThatWrites('desk-emails')
let ana = ''
let ben = ''

beforeAll(async () => {
	ana = await signIn('ana@rescue.example', 'lead')
	ben = await signIn('ben@rescue.example', 'team')
})

test('a script in every field of an applicant, and in the email, is text on each page and in the email', async () => {
	const hostile = { name: SCRIPT, town: SCRIPT, about: SCRIPT, phone: SCRIPT }
	const answers = { firstName: SCRIPT, lastName: SCRIPT, otherDogs: SCRIPT, dog: SCRIPT, children: SCRIPT }
	const { id, reference, page } = await aCase({ ...hostile, answers })
	const pages = ['', '?template=more-information', '?template=invitation', '?template=more-information&facts=given']
	for (const query of [...pages, `?template=not-this-time&facts=given&reason=${encodeURIComponent(SCRIPT)}`]) {
		const shown = await get(page + query, ana)
		expect(shown.status, query).toBe(200)
		expect(shown.text, query).not.toContain(SCRIPT)
	}
	const shown = await preview(page, ana, { subject: `Hello ${SCRIPT}`, body: `Dear Sam ${SCRIPT}` })
	expect(shown.text).not.toContain(SCRIPT)
	expect(shown.text).toMatch(/<iframe[^>]* sandbox=""/)
	expect(shown.headers.get('Content-Security-Policy')).toMatch(/script-src 'self'[^;]*;/)
	expect(shown.headers.get('Content-Security-Policy')).not.toMatch(/script-src[^;]*unsafe-inline/)
	expect((await send(page, ana, shown)).status).toBe(303)
	const [email] = await deliveriesOf(id)
	expect(JSON.parse(email?.payload_json ?? '{}').html).not.toContain('<script')
	expect((await get(`/desk/cases/${reference}`, ana)).text).not.toContain(SCRIPT)
})

test('a template greets a name that is no name as "friend", and proposes no words of the form', async () => {
	const answers = { firstName: 'Win now at evil.example', dog: 'biscuit', otherDogs: 'see evil.example' }
	const { page } = await aCase({ answers, about: 'evil.example' })
	const { text } = await get(`${page}?template=not-this-time&facts=given&reason=other-home`, ana)
	expect(text).toContain('Dear friend,')
	expect(text).toContain('Your application for Biscuit')
	expect(text.slice(text.indexOf('<textarea'), text.indexOf('</textarea>'))).not.toContain('evil')
})

test('an email goes to the address of the case only, with one subject line, and waits 60 seconds', async () => {
	const { id, page } = await aCase()
	const fields = {
		subject: 'Hello\r\nBcc: victim@evil.example',
		to: 'victim@evil.example',
		email: 'victim@evil.example',
	}
	const shown = await preview(page, ana, fields)
	expect(shown.text).toContain('sam@example.org')
	await send(page, ana, shown, { to: 'victim@evil.example', email: 'victim@evil.example' })
	const [email, ...others] = await deliveriesOf(id)
	expect(others).toEqual([])
	expect(email?.next_at).toBe((email?.created_at ?? 0) + UNDO_MS)
	const payload = JSON.parse(email?.payload_json ?? '{}')
	expect(payload).toMatchObject({ to: 'sam@example.org', subject: 'Hello Bcc: victim@evil.example' })
	for (const changes of [{ email: '' }, { email: 'sam@example.org' }]) {
		const refused = await aCase(changes)
		if (changes.email) {
			const disowned = { disowned_at: Date.now() }
			await store().db.updateTable('submission').set(disowned).where('id', '=', refused.id).execute()
		}
		await post(refused.page, { ...written, version: '0', intent: 'keep' }, ana)
		const draft = await store()
			.db.selectFrom('case_draft')
			.selectAll()
			.where('submission_id', '=', refused.id)
			.execute()
		const sent = await post(refused.page, { intent: 'send', draftAt: String(draft[0]?.updated_at), version: '0' }, ana)
		expect(sent.status).toBe(409)
		expect(await deliveriesOf(refused.id)).toEqual([])
	}
})

test('the timeline has an email once: its text, and the way to take it back, stand at the line that tells of it', async () => {
	const { reference, page } = await aCase()
	await send(page, ana, await preview(page, ana, { subject: 'Come and meet Biscuit' }))
	const { text } = await get(`/desk/cases/${reference}`, ana)
	const timeline = text.split('id="timeline"')[1]?.split('</section>')[0] ?? ''
	expect(timeline.match(/<li/g)).toHaveLength(2)
	expect(timeline.match(/Come and meet Biscuit/g)).toHaveLength(1)
	expect(timeline).toContain('Take it back')
})

test('undo, send again, and a second person is held until they have looked', async () => {
	const { id, reference, page } = await aCase()
	const bens = await preview(page, ben, { body: 'Dear Sam,\n\nThis is Ben.' })
	const anas = await preview(page, ana, { status: 'waiting', backOn: '2099-01-01' })
	const { location } = await send(page, ana, anas)
	expect(location).toMatch(new RegExp(`^${page}\\?sent=`))
	const sent = await get(location, ana)
	expect(sent.text).toContain('Undo')
	expect(await findSubmission(store(), reference)).toMatchObject({ status: 'waiting', backOn: '2099-01-01' })
	// Another person cannot take it back.
	const emailId = hidden(sent.text).email ?? ''
	expect((await post(page, { intent: 'undo', email: emailId }, ben)).status).toBe(404)
	expect((await get(location, ben)).text).not.toContain('>Undo<')
	const undone = await post(page, { intent: 'undo', email: emailId }, ana)
	expect(undone.headers.get('Location')).toBe(`${page}?draft&undone`)
	const again = (await get(`${page}?draft&undone`, ana)).text
	expect(again).toContain('Nothing was sent')
	// Only Ana herself has changed the case since she began to write.
	expect(again).not.toContain('look first')
	expect(await findSubmission(store(), reference)).toMatchObject({ status: 'new', answeredAt: null })
	expect(await deliveriesOf(id)).toEqual([])

	expect((await send(page, ana, await preview(page, ana))).status).toBe(303)
	const held = await send(page, ben, bens)
	expect(held.status).toBe(409)
	expect(held.text).toMatch(/Ana wrote to Sam (a moment|a minute) ago: look first/)
	expect(held.text).toContain('Come and see us.')
	expect(await deliveriesOf(id)).toHaveLength(1)
	expect((await send(page, ben, held)).status).toBe(303)
	expect(await deliveriesOf(id)).toHaveLength(2)
	// A second press of an old page sends nothing.
	expect(await send(page, ben, held)).toMatchObject({ status: 303, location: `/desk/cases/${reference}` })
	expect(await deliveriesOf(id)).toHaveLength(2)
})

test('an email that was sent meanwhile cannot be taken back, and the page says so', async () => {
	const { id, page } = await aCase()
	const { location } = await send(page, ana, await preview(page, ana))
	await store().db.updateTable('delivery').set({ done_at: Date.now() }).where('submission_id', '=', id).execute()
	const late = await post(page, { intent: 'undo', email: location.split('sent=')[1] ?? '' }, ana)
	expect(late.status).toBe(409)
	const after = await post(location, { intent: 'undo', email: location.split('sent=')[1] ?? '' }, ana)
	expect(await after.text()).toContain('Too late: it has been sent')
})

test('an email that came back is no answer: inbox and case say "not reached, call them"', async () => {
	const { id, reference, page } = await aCase({ name: 'Wendy Wrongaddress' })
	const { location } = await send(page, ana, await preview(page, ana, { status: 'declined' }))
	const emailId = location.split('sent=')[1] ?? ''
	await store().db.updateTable('delivery').set({ done_at: Date.now() }).where('submission_id', '=', id).execute()
	const before = await get(`/desk/cases/${reference}`, ben)
	expect(before.text).toContain('This email came back')
	expect(before.text).not.toContain('Not reached')
	const pressed = await post(page, { intent: 'came-back', email: emailId }, ben)
	expect(pressed.headers.get('Location')).toBe(`/desk/cases/${reference}?saved=came-back`)
	expect(await findSubmission(store(), reference)).toMatchObject({
		status: 'in_review',
		answeredAt: null,
		closedAt: null,
	})
	expect((await get(`/desk/cases/${reference}`, ben)).text).toContain('Not reached, call them')
	expect((await get('/desk?search=wrongaddress', ben)).text).toContain('Not reached, call them')
})

test('what is sent is what the preview showed: a draft that changed since is shown again, and the page says so', async () => {
	const { id, page } = await aCase()
	const shown = await preview(page, ana)
	await post(page, { ...written, body: 'Another text', version: '0', intent: 'keep' }, ana)
	const changed = `${page}?preview&changed`
	expect(await send(page, ana, shown)).toMatchObject({ status: 303, location: changed })
	expect((await get(changed, ana)).text).toMatch(/Not sent yet: .*Another text/s)
	expect(await deliveriesOf(id)).toEqual([])
	const wrong = await post(page, { ...written, body: 'Dear Sam,\n\n…\n\nBye', version: '0', intent: 'preview' }, ana)
	expect(wrong.status).toBe(422)
	expect(await wrong.text()).toContain('Write your own words where “…” stands')
})

test('a draft is shown to its author only', async () => {
	const { page } = await aCase()
	await post(page, { ...written, body: 'Between Ana and the page', version: '0', intent: 'keep' }, ana)
	for (const query of ['', '?draft', '?preview', '?template=empty', '?draft&staffId=ana']) {
		expect((await get(page + query, ben)).text, query).not.toContain('Between Ana')
	}
	expect((await get(`${page}?draft`, ana)).text).toContain('Between Ana and the page')
	await post(page, { intent: 'discard' }, ben)
	expect((await get(`${page}?draft`, ana)).text).toContain('Between Ana and the page')
})

test('many at once: samples before the press, one email for each person, and stopped', async () => {
	const people = await Promise.all(
		Array.from({ length: 4 }, (_, index) =>
			aCase({ aboutSlug: 'juno', about: 'Juno', email: `juno${index % 3}@example.org`, name: `Person ${index}` }),
		),
	)
	const page = '/desk/dogs/juno/answer-all'
	const list = await get(page, ana)
	expect(list.text).toContain('Answer all for Juno')
	const ticks = people.flatMap(({ reference }): [string, string][] => [
		['take', reference],
		[`version-${reference}`, '0'],
	])
	expect((await post(page, [...ticks, ['intent', 'look'], ['reason', '']], ana)).status).toBe(422)
	const look = await (await post(page, [...ticks, ['intent', 'look'], ['reason', 'other-home']], ana)).text()
	expect(look).toContain('3 of the 3 emails')
	expect(look).toContain('we have chosen the home that matches what Juno needs most closely')
	expect((await Promise.all(people.map(({ id }) => deliveriesOf(id)))).flat()).toEqual([])
	const chosen = [...look.matchAll(/name="chosen" value="([^"]+)"/g)].map(([, line = '']): [string, string] => [
		'chosen',
		line,
	])
	const pressed = () => post(page, [...chosen, ['batch', hidden(look).batch ?? ''], ['intent', 'send']], ana)
	const [first] = await Promise.all([pressed(), pressed()])
	const progress = first.headers.get('Location') ?? ''
	expect((await Promise.all(people.map(({ id }) => deliveriesOf(id)))).flat()).toHaveLength(3)
	expect((await get(progress, ana)).text).toMatch(/0<!-- --> of <!-- -->4<!-- --> sent/)
	expect((await get(progress, ben)).text).toContain('No application for')
	expect((await post(page, { intent: 'stop', batch: hidden(look).batch ?? '' }, ben)).status).toBe(404)
	await post(page, { intent: 'stop', batch: hidden(look).batch ?? '' }, ana)
	expect((await Promise.all(people.map(({ id }) => deliveriesOf(id)))).flat()).toEqual([])
	expect((await get(page, ana)).text).toContain('Person 3')
})

test('undo in one process against the outbox of another: taken back or sent, never both', async () => {
	for (let round = 0; round < 8; round += 1) {
		const { id, page } = await aCase()
		const { location } = await send(page, ana, await preview(page, ana))
		const emailId = location.split('sent=')[1] ?? ''
		const undo = () => post(page, { intent: 'undo', email: emailId }, ana)
		const work = async () =>
			(await claim(store(), 100, Date.now() + UNDO_MS, 'email')).some((one) => one.id === emailId)
		const [undone, isClaimed] = await Promise.all([undo(), pause(round * 3).then(work)])
		expect([undone.status, isClaimed]).toEqual(isClaimed ? [409, true] : [303, false])
		expect(await deliveriesOf(id)).toHaveLength(isClaimed ? 1 : 0)
	}
})

import { expect, test } from 'vitest'
import { startDraft } from '#records/drafts/drafts.ts'
import { listPendingEmails } from '#records/jobs/pending-emails.ts'
import { subscribe } from '#records/newsletter/subscribe.ts'
import { claim, markDone, markFailed } from '#records/outbox/deliveries.ts'
import { aDesk, expectToFit, NOW, oneEmail, send } from '#tests/builders/applications/desk.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { COMMANDS } from './commands.ts'
import { runDesk } from './run-desk.ts'

const noEmails = () => []
const neverSent = () => {
	throw new Error('no email is expected')
}

test('all help fits a terminal and opens no store', async () => {
	const open = () => Promise.reject(new Error('must not be opened'))
	for (const args of [[], ['help'], ['--help'], ...COMMANDS.map(({ name }) => ['help', name]), ['list', '--help']]) {
		const output: string[] = []
		const terminal = { out: (text: string) => void output.push(text), err: () => {}, save: () => {} }
		expect(await runDesk(args, open, terminal)).toBe(0)
		expect(output.join('')).toContain('npm run desk --')
		expectToFit(output.join(''))
	}
})

test('a reference is accepted in either case, as one word or several', async () => {
	const store = await freshStore('sqlite')
	const desk = aDesk(store)
	const { reference } = await send(store)
	const words = reference.toLowerCase().split('-')
	for (const typed of [words, [words.join('')], [words.join(' ')], [words[0] ?? '', words.slice(1).join('-')]]) {
		expect(await desk('show', ...typed), typed.join('|')).toMatchObject({ code: 0, err: '' })
	}
	expect((await desk('mark', ...words, 'in_review')).out).toBe(`${reference} is in_review now.\n`)
	expect((await desk('show', ...words, 'more')).err).toMatch(/Unexpected argument “more”/)
	expect((await desk('show', 'adp', '7k3f')).code).toBe(2)
})

test('an unknown command or invalid option exits with 2 and a sentence, and opens no store', async () => {
	const open = () => Promise.reject(new Error('must not be opened'))
	const calls: [args: string[], sentence: RegExp][] = [
		[['lsit'], /^Unknown command “lsit”\. Run “npm run desk” for a list\.\n$/],
		[['list', '--bogus'], /Unknown option '--bogus'\. Run “npm run desk -- help list”/],
		[['list', 'overdue'], /Unexpected argument “overdue”/],
		[['list', '--form'], /form/],
	]
	for (const [args, sentence] of calls) {
		const output: string[] = []
		const terminal = { out: () => {}, err: (text: string) => void output.push(text), save: () => {} }
		expect(await runDesk(args, open, terminal)).toBe(2)
		expect(output.join('')).toMatch(sentence)
	}
})

for (const engine of ENGINES) {
	test(`${engine}: the list shows open submissions, overdue first, fits a terminal and has no control characters`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const long = await send(store, {
			name: 'Maximiliane Featherstonehaugh-Cholmondeley 🐕🐕',
			about: 'Walks, '.repeat(9),
		})
		const overdue = await send(store, { replyBy: '2026-11-20', name: 'Evil \u001b]0;owned\u0007\u202edrow\nnew line' })
		const settled = await send(store)
		await send(store, { form: 'contact', prefix: 'ASK', quarantineReasons: ['too quick'] })
		await desk('mark', settled.reference, 'approved')

		const { code, out } = await desk('list')
		expect(code).toBe(0)
		expectToFit(out)
		expect(out.indexOf(overdue.reference)).toBeLessThan(out.indexOf(long.reference))
		expect(out).toMatch(/20 Nov 2026 overdue {2}Evil \]0;owne…/)
		expect(out).toContain('2 open, 1 overdue, 1 quarantined. To see them: list --quarantined')
		expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u)
		expect((await desk('list', '--overdue')).out).not.toContain(long.reference)
		expect((await desk('list', '--all')).out).toContain(settled.reference)
		expect((await desk('list', '--status', 'approved')).out).toContain(settled.reference)
		expect((await desk('list', '--quarantined')).out).toContain('ASK-')
		expect(await desk('list', '--form', 'adoptoin')).toMatchObject({
			code: 1,
			err: expect.stringMatching(/adoption, contact/),
		})
		const json = JSON.parse((await desk('list', '--json')).out)
		expect(json[0]).toMatchObject({
			reference: overdue.reference,
			isOverdue: true,
			createdAt: '2026-11-21T09:00:00.000Z',
		})
		expect(JSON.stringify(json)).not.toContain('badly')
	})

	test(`${engine}: staff flags are in the list and in each record; of those about health the list has only the number`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const flags = [
			{
				text: 'Children from 5; Biscuit needs 8 or over, and somewhere quiet for the whole of the first month',
				isSensitive: false,
			},
			{ text: 'Someone at home is allergic to dogs', isSensitive: true },
		]
		const { reference } = await send(store, { flags })
		const { reference: other } = await send(store)
		const { out } = await desk('list')
		expectToFit(out)
		expect(out).toContain(`TO CHECK\n${reference}\n  - Children from 5; Biscuit needs 8 or over,`)
		expect(out).toContain(`  - 1 about health or history: show ${reference}\n`)
		expect(out.match(new RegExp(other, 'g'))).toHaveLength(1)
		const listed = await desk('list', '--json')
		expect(JSON.parse(listed.out)).toContainEqual(expect.objectContaining({ flags: [flags[0]?.text] }))
		expect(out + listed.out).not.toContain('allergic')
		const shown = (await desk('show', reference)).out
		expectToFit(shown)
		expect(shown).toMatch(
			/TO CHECK\n {2}- Children from 5;[\s\S]*NEED TO KNOW[\s\S]*To check\n {4}Someone at home is allergic/,
		)
	})

	test(`${engine}: a submission is shown with answers about health and history apart`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const { reference } = await send(store, { quarantineReasons: ['too quick'] })
		const { out } = await desk('show', reference.toLowerCase().replaceAll('-', ' '))
		expect(out).toContain('Quarantined: too quick.')
		expect(out).toMatch(/YOUR HOME[\s\S]*house[\s\S]*NEED TO KNOW[\s\S]*yes, badly/)
		expect(out).toContain('0 delivered, 1 pending, 0 failed')
		expectToFit(out)
		expect(await desk('show', 'ADP-2222-22')).toMatchObject({
			code: 1,
			err: expect.stringMatching(/^ADP-2222-22 not found\./),
		})
		expect(await desk('show', 'nonsense')).toMatchObject({ code: 2 })
		expect(await desk('show')).toMatchObject({ code: 2, err: expect.stringMatching(/^Missing reference/) })
	})

	test(`${engine}: a quarantined newsletter request is listed with the reason and released by its address`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const request = { email: 'zoe@example.org', firstName: '', interests: [], place: 'page' as const, wording: {} }
		await subscribe(store, { ...request, quarantineReasons: ['a link in a name'] }, neverSent, NOW)
		const { out } = await desk('list', '--quarantined')
		expect(out).toMatch(/zoe@example\.org +a link in a name/)
		expectToFit(out)
		expect(JSON.parse((await desk('list', '--quarantined', '--json')).out)).toMatchObject([
			{ form: 'newsletter', email: 'zoe@example.org', quarantineReasons: ['a link in a name'] },
		])
		expect((await desk('list')).out).not.toContain('zoe@')
		expect((await desk('release', 'ZOE@example.org')).out).toContain(
			'sends the email that confirms the newsletter within five minutes',
		)
		expect((await desk('list', '--quarantined')).out).not.toContain('zoe@')
		expect(await desk('release', 'zoe@example.org')).toMatchObject({
			code: 1,
			err: expect.stringMatching(/^Nothing for zoe@example\.org is in quarantine/),
		})
	})

	test(`${engine}: mark, release and resend say what they did, or why not`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const held = await send(store, { quarantineReasons: ['too quick'] }, noEmails)
		const open = await send(store)
		expect(await desk('mark', open.reference, 'aproved')).toMatchObject({
			code: 2,
			err: expect.stringMatching(/approved/),
		})
		expect((await desk('mark', open.reference, 'waiting')).out).toBe(`${open.reference} is waiting now.\n`)
		expect(await desk('resend', held.reference)).toMatchObject({ code: 1, err: expect.stringMatching(/release it/) })
		expect((await desk('release', held.reference)).code).toBe(0)
		expect(await listPendingEmails(store)).toHaveLength(1)
		expect(await desk('release', held.reference)).toMatchObject({
			code: 1,
			err: expect.stringMatching(/^Neither .* is in quarantine/),
		})
		const [delivery] = await claim(store, 1, NOW)
		await markDone(store, delivery?.id ?? '', NOW)
		expect((await desk('resend', open.reference)).out).toBe('1 email will be sent again.\n')
		expect(await claim(store, 1, NOW)).toHaveLength(1)
	})

	test(`${engine}: pending and failed emails are listed with their errors and retried on request`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		expect((await desk('emails')).out).toBe('Nothing is pending.\n')
		const { reference } = await send(store)
		await send(store)
		const deliveries = await claim(store, 2, NOW)
		const reason = 'a reason as long as mail servers like to make them, so that no terminal is wide enough'
		for (const delivery of deliveries)
			await markFailed(store, delivery, { reason, isPermanent: true, now: NOW, random: 0 })
		const { out } = await desk('failed')
		expect(out).toContain(reference)
		expectToFit(out)
		expect((await desk('emails')).out).toBe('Nothing is pending.\n')
		expect(await desk('retry')).toMatchObject({ code: 2 })
		expect(await desk('retry', 'ffffffff-none')).toMatchObject({ code: 1 })
		expect((await desk('retry', deliveries[0]?.id.slice(0, 8) ?? '')).out).toBe('1 will be retried.\n')
		expect((await desk('emails')).out).toContain('a reason as long')
		expect(JSON.parse((await desk('retry', '--all', '--json')).out)).toEqual({ retried: 1 })
	})

	test(`${engine}: an address in another script is found however its letters are typed`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		// Forms keep letters beyond ASCII in lower case.
		await send(store, { email: 'zoë.Müller@example.org' }, noEmails)
		expect((await desk('person', 'ZOË.MÜLLER@example.org')).out).toMatch(/1 sent/)
		expect((await desk('erase', 'Zoë.MÜLLER@EXAMPLE.org', '--yes')).out).toMatch(/^Deleted: 1 sent/)
	})

	test(`${engine}: all data of a person is exported, and erased only with --yes`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const { id } = await send(store, {}, () => [...oneEmail(), ...oneEmail()])
		await send(store, { email: 'else@example.org' }, noEmails)
		await startDraft(store, 'adoption', { email: 'sam@example.org' }, NOW, 'a visitor')
		for (const { id: delivery } of await claim(store, 10, NOW)) await markDone(store, delivery, NOW)

		const shown = JSON.parse((await desk('person', 'SAM@example.org', '--json')).out)
		expect(shown).toMatchObject({
			submissions: [{ id, answers: { allergies: 'yes, badly' } }],
			drafts: [{ form: 'adoption' }],
		})
		expect(shown.deliveries).toHaveLength(2)
		expect(await desk('erase', 'sam@example.org')).toMatchObject({
			code: 1,
			err: expect.stringMatching(/1 sent, 1 not sent yet.*Nothing was deleted/),
		})
		expect((await desk('list')).out).toContain('2 open')
		const erased = await desk('erase', 'sam@example.org', '--yes')
		expect(erased.out).toMatch(/^Deleted: 1 sent, 1 not sent yet/)
		expect((await desk('list')).out).toContain('1 open')
		expect(await desk('person', 'sam@example.org')).toMatchObject({
			code: 1,
			err: 'Nothing is stored about sam@example.org.\n',
		})
		expect(await desk('erase', 'sam', '--yes')).toMatchObject({ code: 2 })
	})
}

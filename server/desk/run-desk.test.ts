import { expect, test } from 'vitest'
import { startDraft } from '#records/drafts/drafts.ts'
import { listPendingEmails } from '#records/jobs/pending-emails.ts'
import { subscribe } from '#records/newsletter/subscribe.ts'
import { claim, markDone, markFailed } from '#records/outbox/deliveries.ts'
import { aDesk, expectToFit, NOW, oneLetter, send } from '#tests/builders/desk.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { COMMANDS } from './commands.ts'
import { runDesk } from './run-desk.ts'

const noLetters = () => []
const neverWritten = () => {
	throw new Error('nobody is written to')
}

test('everything the desk tells about itself fits a terminal, and needs no store', async () => {
	const open = () => Promise.reject(new Error('must not be opened'))
	for (const words of [[], ['help'], ['--help'], ...COMMANDS.map(({ name }) => ['help', name]), ['list', '--help']]) {
		const said: string[] = []
		const terminal = { out: (text: string) => void said.push(text), err: () => {}, save: () => {} }
		expect(await runDesk(words, open, terminal)).toBe(0)
		expect(said.join('')).toContain('npm run desk --')
		expectToFit(said.join(''))
	}
})

test('a reference is understood however it is typed: in capitals or not, in one word or three', async () => {
	const store = await freshStore('sqlite')
	const desk = aDesk(store)
	const { reference } = await send(store)
	const words = reference.toLowerCase().split('-')
	for (const typed of [words, [words.join('')], [words.join(' ')], [words[0] ?? '', words.slice(1).join('-')]]) {
		expect(await desk('show', ...typed), typed.join('|')).toMatchObject({ code: 0, err: '' })
	}
	expect((await desk('mark', ...words, 'looking')).out).toBe(`${reference} is looking now.\n`)
	expect((await desk('show', ...words, 'more')).err).toMatch(/“more” is too much/)
	expect((await desk('show', 'adp', '7k3f')).code).toBe(2)
})

test('words that are not understood end with 2 and a sentence, and open nothing', async () => {
	const open = () => Promise.reject(new Error('must not be opened'))
	const calls: [words: string[], sentence: RegExp][] = [
		[['lsit'], /no command “lsit”/],
		[['list', '--bogus'], /Unknown option '--bogus'\. “npm run desk -- help list”/],
		[['list', 'overdue'], /“overdue” is too much/],
		[['list', '--form'], /form/],
	]
	for (const [words, sentence] of calls) {
		const said: string[] = []
		const terminal = { out: () => {}, err: (text: string) => void said.push(text), save: () => {} }
		expect(await runDesk(words, open, terminal)).toBe(2)
		expect(said.join('')).toMatch(sentence)
	}
})

for (const engine of ENGINES) {
	test(`${engine}: the list has what is open, late first, fits a terminal and lets nobody write to it`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const long = await send(store, {
			name: 'Maximiliane Featherstonehaugh-Cholmondeley 🐕🐕',
			about: 'Walks, '.repeat(9),
		})
		const late = await send(store, { replyBy: '2026-11-20', name: 'Evil \u001b]0;owned\u0007\u202edrow\nnew line' })
		const settled = await send(store)
		await send(store, { form: 'contact', prefix: 'ASK', junkReasons: ['too quick'] })
		await desk('mark', settled.reference, 'approved')

		const { code, out } = await desk('list')
		expect(code).toBe(0)
		expectToFit(out)
		expect(out.indexOf(late.reference)).toBeLessThan(out.indexOf(long.reference))
		expect(out).toMatch(/20 Nov 2026 late {2}Evil \]0;owned/)
		expect(out).toContain('2 here, 1 late. 1 kept apart as junk')
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
		expect(json[0]).toMatchObject({ reference: late.reference, isLate: true, createdAt: '2026-11-21T09:00:00.000Z' })
		expect(JSON.stringify(json)).not.toContain('badly')
	})

	test(`${engine}: what must be checked is shown in the list and with each one; of health only that there is something`, async () => {
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

	test(`${engine}: one is shown by its reference however it is typed, with health and history apart`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const { reference } = await send(store, { junkReasons: ['too quick'] })
		const { out } = await desk('show', reference.toLowerCase().replaceAll('-', ' '))
		expect(out).toContain('Kept apart as junk: too quick.')
		expect(out).toMatch(/YOUR HOME[\s\S]*house[\s\S]*NEED TO KNOW[\s\S]*yes, badly/)
		expect(out).toContain('0 delivered, 1 waiting, 0 given up')
		expectToFit(out)
		expect(await desk('show', 'ADP-2222-22')).toMatchObject({
			code: 1,
			err: expect.stringMatching(/^There is no ADP-2222-22\./),
		})
		expect(await desk('show', 'nonsense')).toMatchObject({ code: 2 })
		expect(await desk('show')).toMatchObject({ code: 2, err: expect.stringMatching(/reference is missing/) })
	})

	test(`${engine}: whoever asked for news and looks like a machine is seen with the reason, and let through by address`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const asked = { email: 'zoe@example.org', firstName: '', interests: [], place: 'page' as const, wording: {} }
		await subscribe(store, { ...asked, junkReasons: ['a link in a name'] }, neverWritten, NOW)
		const { out } = await desk('list', '--quarantined')
		expect(out).toMatch(/zoe@example\.org +a link in a name/)
		expectToFit(out)
		expect(JSON.parse((await desk('list', '--quarantined', '--json')).out)).toMatchObject([
			{ form: 'newsletter', email: 'zoe@example.org', askedAt: '2026-11-21T09:00:00.000Z' },
		])
		expect((await desk('list')).out).not.toContain('zoe@')
		expect((await desk('release', 'ZOE@example.org')).out).toContain(
			'asks for its yes to the newsletter within five minutes',
		)
		expect((await desk('list', '--quarantined')).out).not.toContain('zoe@')
		expect(await desk('release', 'zoe@example.org')).toMatchObject({
			code: 1,
			err: expect.stringMatching(/^Nothing for zoe@example\.org is in the quarantine/),
		})
	})

	test(`${engine}: marking, releasing and sending again say what they did, or why not`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const held = await send(store, { junkReasons: ['too quick'] }, noLetters)
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
			err: expect.stringMatching(/not in the quar/),
		})
		const [letter] = await claim(store, 1, NOW)
		await markDone(store, letter?.id ?? '', NOW)
		expect((await desk('resend', open.reference)).out).toBe('1 letter goes out again.\n')
		expect(await claim(store, 1, NOW)).toHaveLength(1)
	})

	test(`${engine}: letters that wait or were given up are seen with their reasons, and tried again when told`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		expect((await desk('letters')).out).toBe('Everything has been delivered.\n')
		const { reference } = await send(store)
		await send(store)
		const letters = await claim(store, 2, NOW)
		const reason = 'a reason as long as mail servers like to make them, so that no terminal is wide enough'
		for (const letter of letters) await markFailed(store, letter, { reason, isHopeless: true, now: NOW, random: 0 })
		const { out } = await desk('dead')
		expect(out).toContain(reference)
		expectToFit(out)
		expect((await desk('letters')).out).toBe('Everything has been delivered.\n')
		expect(await desk('revive')).toMatchObject({ code: 2 })
		expect(await desk('revive', 'ffffffff-nobody')).toMatchObject({ code: 1 })
		expect((await desk('revive', letters[0]?.id.slice(0, 8) ?? '')).out).toBe('One is tried again.\n')
		expect((await desk('letters')).out).toContain('a reason as long')
		expect(JSON.parse((await desk('revive', '--all', '--json')).out)).toEqual({ revived: 1 })
	})

	test(`${engine}: an address in another script is found however its letters are typed`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		// As forms keep it: letters beyond ASCII are small.
		await send(store, { email: 'zoë.Müller@example.org' }, noLetters)
		expect((await desk('person', 'ZOË.MÜLLER@example.org')).out).toMatch(/1 sent/)
		expect((await desk('erase', 'Zoë.MÜLLER@EXAMPLE.org', '--yes')).out).toMatch(/^Deleted: 1 sent/)
	})

	test(`${engine}: a person is shown all that is kept of them, and erased only when it is said twice`, async () => {
		const store = await freshStore(engine)
		const desk = aDesk(store)
		const { id } = await send(store, {}, () => [...oneLetter(), { channel: 'wordpress', payload: { to: 'x' } }])
		await send(store, { email: 'else@example.org' }, noLetters)
		await startDraft(store, 'adoption', { email: 'sam@example.org' }, NOW)
		for (const { id: letter } of await claim(store, 10, NOW)) await markDone(store, letter, NOW)

		const shown = JSON.parse((await desk('person', 'SAM@example.org', '--json')).out)
		expect(shown).toMatchObject({
			submissions: [{ id, answers: { allergies: 'yes, badly' } }],
			drafts: [{ form: 'adoption' }],
		})
		expect(shown.deliveries).toHaveLength(2)
		expect(await desk('erase', 'sam@example.org')).toMatchObject({
			code: 1,
			err: expect.stringMatching(/1 sent, 1 begun.*Nothing was deleted/),
		})
		expect((await desk('list')).out).toContain('2 here')
		const erased = await desk('erase', 'sam@example.org', '--yes')
		expect(erased.out).toMatch(/^Deleted: 1 sent, 1 begun.*1 of it is in WordPress too/)
		expect((await desk('list')).out).toContain('1 here')
		expect(await desk('person', 'sam@example.org')).toMatchObject({
			code: 1,
			err: 'Nothing is kept of sam@example.org.\n',
		})
		expect(await desk('erase', 'sam', '--yes')).toMatchObject({ code: 2 })
	})
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewSubmission } from '#domain/applications/submissions/new-submission.ts'
import { DAY_MS } from '#lib/dates.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { DESK_URL, signedIn } from '#tests/integration/desk/desk-visitor.ts'
import { linkNamed } from '#tests/integration/support/links.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

/* The inbox over HTTP: each filter, sorting, view and count, and what an address may have in it. */

const SCRIPT = '<script>alert(1)</script>'
const dataDir = freshFolder('desk-inbox')
let site: SiteProcess
let store: Store
let ana: Awaited<ReturnType<typeof signedIn>>
let lee: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	ana = await signedIn(site.url, store, 'team')
	lee = await signedIn(site.url, store, 'lead')
	await fill()
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

async function fill() {
	const juno = { about: 'Juno', aboutSlug: 'juno' }
	const none = { about: '', aboutSlug: '' }
	const open = { text: 'Fence 90 cm', isSensitive: false }
	const restricted = { text: 'Someone at home is allergic', isSensitive: true }
	await aCase({ name: 'Ada Overdue', replyBy: dayFromNow(-3), flags: [open, restricted] }, { assigned_to: ana.id })
	await aCase({ name: 'Bea Soon', replyBy: dayFromNow(2), flags: [restricted], ...juno })
	await aCase({ name: 'Cy Later', replyBy: dayFromNow(30), form: 'fostering', ...juno }, { assigned_to: lee.id })
	await aCase({ name: 'Dot Question', replyBy: dayFromNow(2), form: 'contact', ...none }, { status: 'in_review' })
	await aCase({ name: 'Eve Urgent', replyBy: dayFromNow(-1), form: 'surrender', isUrgent: true, ...none })
	await aCase(
		{ name: 'Fay Waiting' },
		{ status: 'waiting', back_on: dayFromNow(4), answered_at: 1, assigned_to: ana.id },
	)
	await aCase({ name: 'Gil Closed' }, { status: 'declined', answered_at: 1, closed_at: 1 })
	await aCase({ name: 'Hal Done', form: 'contact', ...none }, { status: 'done', answered_at: 1, closed_at: 1 })
	await aCase({ name: 'Ira Spam', quarantineReasons: ['x'] })
	await aCase({ name: 'Zoë O’Brien', phone: '+44 7700 900123', town: 'Llanelli', replyBy: dayFromNow(3) })
}

let received = 0

async function aCase(changes: Partial<NewSubmission>, set: Record<string, string | number> = {}) {
	received += 1
	const { id } = await accept(store, aSubmission(changes), () => [], Date.now() - DAY_MS + received)
	if (Object.keys(set).length > 0) {
		await store.db.updateTable('submission').set(set).where('id', '=', id).execute()
	}
}

async function inbox(search: string, visitor = ana) {
	const response = await visitor.get(`/desk${search}`)
	const html = (await response.text()).replaceAll('<!-- -->', '')
	const names = [...html.matchAll(/<th scope="row"><a[^>]*>([^<]*)<\/a>/g)].map(([, name = '']) => name)
	return { status: response.status, html, names, said: /<p role="status">([^<]*)<\/p>/.exec(html)?.[1] ?? '' }
}

/** The choices of each filter on a page, with their counts. */
function choicesIn(html: string) {
	return [...html.matchAll(/<select[^>]* name="(\w+)"[^>]*>([\s\S]*?)<\/select>/g)].flatMap(
		([, name = '', options = '']) =>
			[...options.matchAll(/<option value="([^"]*)"[^>]*>[^<]*\((\d+)\)<\/option>/g)].map(([, value = '', count]) => ({
				name,
				value,
				count: Number(count),
			})),
	)
}

test('each filter shows its cases, and says how many', async () => {
	const shown = async (search: string) => {
		const { names, said } = await inbox(search)
		const words = names.length === 0 ? 'No case matches' : `${names.length} ${names.length === 1 ? 'case' : 'cases'}`
		expect(said, search).toBe(words)
		return names.map((name) => name.split(' ')[0]).join(' ')
	}
	expect((await inbox('')).said).toBe('7 open cases')
	expect(await shown('?form=contact')).toBe('Dot')
	expect(await shown('?form=contact&status=all')).toBe('Hal Dot')
	expect(await shown('?status=closed')).toBe('Hal Gil')
	expect(await shown('?status=declined')).toBe('Gil')
	expect(await shown('?status=waiting')).toBe('Fay')
	expect(await shown('?status=quarantined')).toBe('Ira')
	expect(await shown('?person=me')).toBe('Ada Fay')
	expect(await shown(`?person=${lee.id}`)).toBe('Cy')
	expect(await shown('?person=none')).toBe('Eve Bea Dot Zoë')
	expect(await shown('?dog=juno')).toBe('Bea Cy')
	expect(await shown('?due=ring')).toBe('Eve')
	// Who is to ring is overdue too, once their day has passed.
	expect(await shown('?due=overdue')).toBe('Eve Ada')
	expect(await shown('?due=week')).toBe('Bea Dot Zoë Fay')
	expect(await shown('?due=later')).toBe('Cy')
	expect(await shown('?form=adoption&person=none&due=week&dog=juno')).toBe('Bea')
	for (const typed of ['obrien', "O'BRIEN zoe", '07700 900 123', 'llan', '+447700900123'])
		expect(await shown(`?search=${encodeURIComponent(typed)}`), typed).toBe('Zoë')
	expect(await shown('?search=mill+lane')).toBe('')
})

test('a line counts what to check without answers about health and offences, also for those who may read them', async () => {
	for (const visitor of [ana, lee]) {
		const { html } = await inbox('', visitor)
		const lines = html.split('<th scope="row">').slice(1)
		const flagsOf = (name: string) =>
			/\d+ to check: [a-z ,]+/.exec(
				(lines.find((line) => line.includes(name)) ?? '').replaceAll(/<\/?span[^>]*>/g, ''),
			)?.[0]
		expect([flagsOf('Ada'), flagsOf('Bea')]).toEqual(['1 to check: a note', undefined])
	}
})

test('the number beside each choice is what the choice shows, with other filters set too', async () => {
	for (const search of ['', '?person=me', '?form=adoption', '?status=all', '?dog=juno&due=week', '?search=e']) {
		const choices = choicesIn((await inbox(search)).html)
		expect(choices.length, search).toBeGreaterThan(5)
		for (const { name, value, count } of choices) {
			const asked = new URLSearchParams(search)
			asked.set(name, value)
			const { names } = await inbox(`?${asked}`)
			expect(names.length, `${search}: ${name} = ${value}`).toBe(count)
		}
	}
})

test('each column sorts both ways and says which, and only what is due first has headings', async () => {
	const first = async (sort: string) => {
		const { names, html } = await inbox(`?sort=${sort}`)
		const direction = /<th scope="col" aria-sort="(\w+)">/.exec(html)?.[1]
		expect(html.includes('scope="rowgroup"')).toBe(sort === 'due')
		return `${names.map((name) => name[0]).join('')} ${direction}`
	}
	expect(await first('due')).toBe('EABDZFC ascending')
	expect(await first('-due')).toBe('ECFZBDA descending')
	expect(await first('name')).toBe('ABCDEFZ ascending')
	expect(await first('-name')).toBe('ZFEDCBA descending')
	expect(await first('received')).toBe('ABCDEFZ ascending')
	expect(await first('-received')).toBe('ZFEDCBA descending')
	expect(await first('status')).toBe('ABCEZDF ascending')
	expect(await first('-status')).toBe('FDABCEZ descending')
	expect(await first('about')).toBe('AFZBCDE ascending')
})

test('whatever stands in the address is answered, and never runs', async () => {
	const usual = (await inbox('')).names
	for (const search of [
		'?status=nothing',
		'?status=',
		'?due=never',
		'?sort=__proto__',
		'?sort=-',
		'?page=0',
		'?page=-1',
		'?page=1e99',
		'?page=NaN',
		'?unknown=1',
		'?constructor=x',
		'?%00=%00',
		'?status=%00',
		'?due=ring%00&due=week',
		'?&&&=&',
		'?%',
	]) {
		const { status, names } = await inbox(search)
		expect([status, names], search).toEqual([200, search.includes('ring') ? ['Eve Urgent'] : usual])
	}
	// The first of two values counts.
	expect((await inbox('?status=closed&status=open')).names).toHaveLength(2)
	for (const name of ['search', 'form', 'person', 'dog', 'centre', 'sort', 'status', 'due', 'page']) {
		for (const value of [
			SCRIPT,
			`"'><img src=x onerror=alert(1)>`,
			'x'.repeat(10_000),
			'%',
			'_',
			'\u0000',
			'🐕'.repeat(90),
			'٣',
		]) {
			const { status, html, said } = await inbox(`?${name}=${encodeURIComponent(value)}`)
			expect(status, `${name} = ${value.slice(0, 30)}`).toBe(200)
			expect(said).toMatch(/^(No case matches|\d+ (open )?cases?)$/)
			expect(html).not.toMatch(/<script>alert|<img src=x/)
		}
	}
	expect((await inbox('?page=999')).names).toEqual([])
	expect((await inbox(`?search=${encodeURIComponent('%')}`)).names).toEqual(usual)
})

test('views: named, replaced, listed as current, refused when they say nothing, and a person’s own', async () => {
	const save = (fields: Record<string, string>, visitor = ana) =>
		visitor.post('/desk/views', { intent: 'save', ...fields })
	const saved = await save({ name: ` ${SCRIPT}${'x'.repeat(100)}`, query: '?person=me&evil=1&page=7' })
	expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/desk?person=me'])
	await save({ name: 'Juno', query: '?dog=biscuit' })
	await save({ name: 'Juno', query: '?dog=juno' })
	const { html } = await inbox('?dog=juno')
	expect(html).not.toContain(SCRIPT)
	expect(html).toMatch(/<a(?=[^>]* aria-current)[^>]*>Juno /)
	expect(html.match(/>Juno <\/a>/g)).toHaveLength(1)
	expect((await inbox('', lee)).html).not.toMatch(/>Juno <\/a>/)
	for (const fields of [
		{ name: '', query: '?dog=juno' },
		{ name: 'All', query: '' },
		{ name: 'All', query: '?status=nothing' },
	])
		expect((await save(fields)).status, JSON.stringify(fields)).toBe(422)
	expect(await (await save({ name: '', query: '?dog=juno' })).text()).toContain('Give the view a name.')
	const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''
	await lee.post('/desk/views', { intent: 'delete', id })
	expect((await inbox('?dog=juno')).html).toMatch(/>Juno <\/a>/)
	const deleted = await ana.post('/desk/views', { intent: 'delete', id })
	const answered = await (await ana.get(deleted.headers.get('Location') ?? '')).text()
	expect(answered).toContain('The view is deleted.')
	expect((await inbox('?dog=juno')).html).not.toMatch(/>Juno <\/a>/)
})

test('for today says whom to ring, that no email leaves and what is held back, and the views count what is overdue and no one’s, whatever is searched for', async () => {
	const box = (html: string) => /<section class="inbox-today".*?<\/section>/s.exec(html)?.[0] ?? ''
	const links = [...box((await inbox('')).html).matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, words]) => [
		words,
		to,
	])
	expect(links).toEqual([
		['Ring Eve Urgent first', expect.stringMatching(/^\/desk\/cases\//)],
		['Emails reach no one', '/desk/deliveries'],
		['1 held back', '/desk/quarantine'],
	])
	const views = (html: string) => /<nav aria-label="Views".*?<\/nav>/s.exec(html)?.[0] ?? ''
	const everything = (await inbox('')).html
	expect(views(everything)).toMatch(/Overdue <span>2<\/span>.*No one’s <span>\d+<\/span>/)
	for (const search of ['?search=eve', '?search=zzzz', '?status=closed']) {
		const { html } = await inbox(search)
		expect(box(html), search).toBe(box(everything))
		if (search !== '?status=closed') expect(views(html), search).toBe(views(everything))
	}
})

test('a heading says how many cases are under it, and who is overdue under another one', async () => {
	const { html } = await inbox('')
	const headings = [...html.matchAll(/scope="rowgroup"[^>]*>([^<]*)<span[^>]*>([^<]*)</g)].map(([, ...words]) =>
		words.join(''),
	)
	expect(headings.slice(0, 2)).toEqual(['Ring first 1', 'Overdue 1, and 1 to ring first'])
})

test('an empty list is a small reward, and an empty search says where else to look', async () => {
	const mo = await signedIn(site.url, store, 'team')
	const reward = (await inbox('?person=me', mo)).html
	expect(reward).toContain('Nothing is waiting for you')
	expect(reward).toContain('is-reward')
	const nothing = await inbox('?search=zzzz')
	expect(nothing.said).toBe('No case matches')
	expect(nothing.html).toContain('Nothing found for “zzzz”')
	expect(nothing.html).toMatch(/href="\/desk\/?\?status=all&amp;search=zzzz"/)
	expect(linkNamed(nothing.html, 'Clear search')).toMatch(/^\/desk\/?$/)
	expect(nothing.html).not.toContain('Save this view')
})

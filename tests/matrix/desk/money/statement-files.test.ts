import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DESK_URL, textOf } from '#tests/integration/desk/desk-visitor.ts'
import { deskWithTreasurers } from '#tests/integration/desk/money/treasurers.ts'

const desk = deskWithTreasurers('desk-statement-files')
const PATH = '/desk/giving/statement'

/** Posts as a browser sends a form with a file. */
function postFile(
	bytes: string | Uint8Array<ArrayBuffer>,
	fields: [string, string][] = [['intent', 'import']],
	cookie = desk.tess.cookie,
) {
	const body = new FormData()
	for (const [name, value] of fields) body.append(name, value)
	body.append('file', new Blob([bytes], { type: 'text/csv' }), 'statement.csv')
	const sent = { ...headers(), Cookie: cookie }
	return fetch(desk.site.url + PATH, { method: 'POST', body, headers: sent, redirect: 'manual' })
}

const headers = () => ({
	Cookie: desk.tess.cookie,
	Origin: DESK_URL,
	'Sec-Fetch-Site': 'same-origin',
	Accept: 'text/html',
})

test('someone whose session has ended, or never was, is asked to sign in, however long the file is', async () => {
	for (const cookie of ['', '__Host-desk-session=forged']) {
		const answer = await postFile('x'.repeat(9 * 1024 * 1024), [['intent', 'import']], cookie)
		expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/desk/sign-in?to=%2Fgiving%2Fstatement'])
	}
})

test('a file whose days have the month first is asked about once, shown as it would be read, and remembered', async () => {
	const { reference, id } = await desk.aDonation()
	const file = (day: string) => `Date,Details,Amount\r\n${day},ZOE ${reference},20.00\r\n`
	const asked = await postFile(file('11/29/2026'))
	expect(asked.status).toBe(422)
	const page = await asked.text()
	const [, importId = ''] = /name="import" value="([^"]+)"/.exec(page) ?? []
	expect(page).toContain('Which column is which?')
	expect(page).toContain('Some days of this file are written with the month first')
	expect(page).toContain(`ZOE ${reference}`)
	const columns: [string, string][] = ['day', 'text', 'amount'].map((role) => ['column', role])
	const said = (intent: string): [string, string][] => [
		...columns,
		['import', importId],
		['days', 'month first'],
		['intent', intent],
	]
	expect(await textOf(await desk.tess.post(PATH, said('try columns')))).toContain(
		`29 November 2026: £20 came in, ZOE ${reference}`,
	)
	expect(await textOf(await desk.tess.post(PATH, said('import columns')))).toContain('1 line imported.')
	expect(await textOf(await postFile(file('11/29/2026')))).toContain('Nothing new, 1 known from before.')
	expect(await textOf(await postFile(file('11/30/2026')))).toContain('1 line imported.')
	expect(await desk.ledgerOf(id)).toEqual([])
	const other = await postFile(file('30/11/2026'))
	expect(await textOf(other)).toContain(
		'Some days of this file cannot be read as you said of an earlier file with these headings',
	)
})

test('a column that says a line is not final counts as soon as it is named, and what it leaves out is shown', async () => {
	const file = 'Wann,Wer,Wieviel,Zustand\n23.11.2026,ZOE,21.00,Gebucht\n24.11.2026,BEN,5.00,Offen\n'
	const [, importId = ''] = /name="import" value="([^"]+)"/.exec(await (await postFile(file)).text()) ?? []
	const tried = async (...roles: string[]) => {
		const columns = roles.map((role): [string, string] => ['column', role])
		return textOf(await desk.tess.post(PATH, [...columns, ['import', importId], ['intent', 'try columns']]))
	}
	expect(await tried('day', 'who', 'in', 'shown')).toMatch(/£21 came in, ZOE Gebucht .*£5 came in, BEN Offen/s)
	const named = await tried('day', 'who', 'in', 'state')
	expect(named).toContain('23 November 2026: £21 came in, ZOE')
	expect(named).toMatch(/would be left out: Row 3, not final yet, or refused: 24\.11\.2026/)
	expect(named).not.toContain('£5 came in')
	expect(await tried('day', 'state', 'in', 'shown')).toContain(
		'By this every row is left out, the first because it is not',
	)
	expect(await tried('who', 'day', 'in', 'shown')).toContain('By this no row has a day and a sum')
})

test('a file in the encoding of Windows or UTF-16 is read like any other', async () => {
	const file = '"Date","Description","Paid in"\r\n"28/11/2026","ZO\u00CB","\u00A311.00"\r\n'
	const windows = Uint8Array.from(file, (character) => character.charCodeAt(0))
	expect(await textOf(await postFile(windows))).toContain('1 line imported.')
	const utf16 = new Uint8Array(Buffer.from(`\uFEFF${file}`, 'utf16le'))
	expect(await textOf(await postFile(utf16))).toContain('Nothing new, 1 known from before.')
	const rows = await desk.store.db
		.selectFrom('bank_statement_line')
		.selectAll()
		.where('text', '=', 'ZO\u00CB')
		.execute()
	expect(rows.map(({ amount_minor }) => amount_minor)).toEqual([1100])
})

test('money that left is never shown as money in, and rows that are left out say why', async () => {
	const { reference } = await desk.aDonation()
	const file = `Date,Description,Debit/Credit,Amount,Status
25/11/2026,REFUND TO A TESTER ${reference},Debit,20.00,Completed
25/11/2026,A TESTER ${reference},Credit,20.00,Pending
`
	const answer = await textOf(await postFile(file))
	expect(answer).toContain('Nothing new. 1 more was money that left: it is not stored.')
	expect(answer).toContain('Row 3, not final yet, or refused: 25/11/2026')
	expect(await (await desk.tess.get(PATH)).text()).not.toContain(reference)
})

const headed = (rows: string[]) => `Date,Description,Amount\n${rows.join('\n')}`
const someRows = (count: number) =>
	Array.from({ length: count }, (_, n) => `20/11/2026,PERSON ${n} OF THE FUN RUN,5.00`)

/** The page after an import, once it is at its end; every look at it is another request that was answered meanwhile. */
async function endOf(answer: Response): Promise<string> {
	const path = answer.headers.get('Location') ?? ''
	expect(path).toMatch(/^\/desk\/giving\/statement\?import=/)
	for (;;) {
		const page = await (await desk.tess.get(path)).text()
		if (!page.includes('Importing your statement')) return textOf(new Response(page))
		expect(page).toMatch(/<noscript><meta http-equiv="refresh" content="3"/i)
	}
}

test('a long file is imported while its page says how far it is', async () => {
	const answer = await postFile(headed(someRows(3000)))
	expect(answer.status).toBe(303)
	// Anyone who opens the page sees that a file is coming in, or its lines.
	expect([200, 302]).toContain((await desk.tom.get(PATH)).status)
	expect(await endOf(answer)).toContain('3,000 lines imported.')
	expect(await endOf(await postFile(headed(someRows(3001))))).toContain('1 line imported, 3,000 known from before.')
	await desk.store.db.deleteFrom('bank_statement_line').where('amount_minor', '=', 500).execute()
})

test('an import that a restart cut off goes on when the page is opened', async () => {
	const row = { id: randomUUID(), text: headed(someRows(3)), created_at: Date.now(), created_by: desk.tess.id }
	const open = { ...row, said_json: null, total: 3, done: 1, outcome_json: null }
	await desk.store.db.insertInto('statement_import').values(open).execute()
	const led = await desk.tess.get(PATH)
	expect(led.headers.get('Location')).toBe(`${PATH}?import=${row.id}`)
	expect(await endOf(led)).toContain('3 lines imported.')
	await desk.store.db.deleteFrom('bank_statement_line').where('amount_minor', '=', 500).execute()
})

test('what is too long or no CSV is refused in words of the import, and nothing of it is stored', async () => {
	expect(await endOf(await postFile(headed(someRows(20_001))))).toContain(
		'This file has 20,001 lines, and an import takes 20,000. Nothing was imported. Export fewer months',
	)
	const long = await postFile('x'.repeat(8 * 1024 * 1024 + 65_537))
	expect([long.status, await long.text()]).toEqual([413, expect.stringContaining('export fewer months')])
	expect(await textOf(await postFile('%PDF-1.7'))).toContain('This is a file of the format PDF. Choose CSV')
	const stored = await desk.store.db
		.selectFrom('bank_statement_line')
		.select('id')
		.where('amount_minor', '=', 500)
		.execute()
	expect(stored).toEqual([])
})

test('a line with the references of two donations is for a person', async () => {
	const [first, second] = [await desk.aDonation({ firstName: 'Wanda' }), await desk.aDonation({ firstName: 'Willow' })]
	await postFile(`Date,Description,Amount\n29/11/2026,BOTH ${first.reference} AND ${second.reference},20.00\n`)
	const page = await textOf(await desk.tess.get(PATH))
	expect(page).toMatch(/BOTH .* Perhaps Wanda .* Perhaps Willow /s)
	expect(/BOTH.*?No donation/s.exec(page)?.[0]).not.toContain('Mark as received')
})

import { expect, test } from 'vitest'
import { postBytes } from '../../support/post-bytes.ts'
import { DESK_URL, textOf } from '../desk-visitor.ts'
import { deskWithTreasurers } from './treasurers.ts'

const desk = deskWithTreasurers('desk-statement-files')
const PATH = '/desk/giving/statement'

/** As a browser sends a form with a file. */
function postFile(bytes: string | Uint8Array<ArrayBuffer>, fields: [string, string][] = [['intent', 'import']]) {
	const body = new FormData()
	for (const [name, value] of fields) body.append(name, value)
	body.append('file', new Blob([bytes], { type: 'text/csv' }), 'statement.csv')
	return fetch(desk.site.url + PATH, { method: 'POST', body, headers: headers(), redirect: 'manual' })
}

const headers = () => ({
	...{ Cookie: desk.tess.cookie, Origin: DESK_URL, 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' },
})

test('a file whose days have the month first is asked about once, shown as it would be read, and remembered', async () => {
	const { reference, id } = await desk.aDonation()
	const file = (day: string) => `Date,Details,Amount\r\n${day},ZOE ${reference},20.00\r\n`
	const asked = await postFile(file('11/29/2026'))
	expect(asked.status).toBe(422)
	const page = await asked.text()
	expect(page).toContain('Which column is which?')
	expect(page).toContain('Some days of this file are written with the month first')
	expect(page).toContain(`ZOE ${reference}`)
	const columns: [string, string][] = ['day', 'text', 'amount'].map((role) => ['column', role])
	const said = (intent: string): [string, string][] => [
		...columns,
		['csv', file('11/29/2026')],
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
	expect(answer).toContain('Nothing new, 1 of money that left, not stored.')
	expect(answer).toContain('Row 3, not final yet, or refused: 25/11/2026')
	expect(await (await desk.tess.get(PATH)).text()).not.toContain(reference)
})

test('9,000 lines are imported; what is too long or no CSV is refused in words of the import', async () => {
	const rows = (count: number) =>
		Array.from({ length: count }, (_, n) => `20/11/2026,PERSON ${n} OF THE FUN RUN,5.00`).join('\n')
	expect(await textOf(await postFile(`Date,Description,Amount\n${rows(9000)}`))).toContain('9000 lines imported.')
	expect(await textOf(await postFile(`Date,Description,Amount\n${rows(20_001)}`))).toContain('Export fewer months')
	// The site answers before it has read all of it.
	const type = { 'Content-Type': 'multipart/form-data; boundary=x' }
	const long = await postBytes(desk.site.url + PATH, { ...headers(), ...type }, ['x'.repeat(4 * 1024 * 1024 + 1)])
	expect(long).toMatchObject({ status: 413, text: expect.stringContaining('export fewer months') })
	expect(await textOf(await postFile('%PDF-1.7'))).toContain('This is a file of the format PDF. Choose CSV')
	await desk.store.db.deleteFrom('bank_statement_line').where('amount_minor', '=', 500).execute()
})

test('a line with the references of two donations is for a person', async () => {
	const [first, second] = [await desk.aDonation({ firstName: 'Wanda' }), await desk.aDonation({ firstName: 'Willow' })]
	await postFile(`Date,Description,Amount\n29/11/2026,BOTH ${first.reference} AND ${second.reference},20.00\n`)
	const page = await textOf(await desk.tess.get(PATH))
	expect(page).toMatch(/BOTH .* Perhaps Wanda .* Perhaps Willow /s)
	expect(/BOTH.*?Not a donation/s.exec(page)?.[0]).not.toContain('Mark as received')
})

import { expect, test } from 'vitest'
import { listPayments } from '#records/payables/payables.ts'
import { DESK_URL, type signedIn, textOf } from '../desk-visitor.ts'
import { deskWithTreasurers, linesIn } from './treasurers.ts'

const FORMULA = '=HYPERLINK("http://evil.example","Zoë")'
const desk = deskWithTreasurers('desk-statement')

type Visitor = Awaited<ReturnType<typeof signedIn>>

test('a statement is imported, confirmed and imported again: each line counts once', async () => {
	const [first, second, third] = [
		await desk.aDonation(),
		await desk.aDonation(),
		await desk.aDonation({ frequency: 'monthly' }),
	]
	const csv = [
		'Date,Description,Paid in,Paid out',
		`23/11/2026,Z OBRIEN ${first.reference},20.00,`,
		`23/11/2026,Z OBRIEN ${second.reference.toLowerCase()},15.00,`,
		`20/10/2026,STO ${third.reference},20.00,`,
		`20/11/2026,STO ${third.reference},20.00,`,
		`22/11/2026,${FORMULA.replaceAll(',', ' ')},7.00,`,
		'21/11/2026,RENT,,500.00',
		'Total,,62.00,500.00',
	].join('\r\n')
	const importing = () => desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	const imported = await textOf(await importing())
	expect(imported).toContain(
		'5 lines imported. 1 more was money that left: it is not stored. It is no refund in the books.',
	)
	expect(imported).toContain('Row 8, no day, or no sum: Total')
	expect(await textOf(await importing())).toContain('Nothing new, 5 known from before')
	expect((await desk.tess.post('/desk/giving/statement', { intent: 'import', csv: 'Hello, bank' })).status).toBe(422)
	const page = await (await desk.tess.get('/desk/giving/statement')).text()
	expect(page).not.toContain('<a href="http://evil')
	expect(page).toContain('£5 less than announced')
	expect(await textOf(await desk.tess.get('/desk/giving/statement'))).toMatch(
		/Ready to book *£60 *3 lines match .*Mark all *3 as received *Matched *3 *Another amount *1 *No reference *1/s,
	)
	const waiting = await textOf(await desk.tess.get(`/desk/giving/${second.reference}`))
	expect(waiting).toContain('The bank statement has it: £15 on 23 November 2026')
	expect(waiting).toContain('Confirm that £15 arrived')
	const matching = [...linesIn(page, first.reference), ...linesIn(page, third.reference)]
	expect(matching).toHaveLength(3)
	const all = (visitor: Visitor) =>
		visitor.post('/desk/giving/statement', [
			['intent', 'receive'],
			...matching.map((line): [string, string] => ['line', line]),
		])
	const both = await Promise.all([all(desk.tess), all(desk.tom)])
	const counts = both.map(({ headers }) => new URL(headers.get('Location') ?? '', DESK_URL).searchParams)
	expect(counts.reduce((sum, one) => sum + Number(one.get('received')), 0)).toBe(3)
	expect(await desk.ledgerOf(first.id)).toEqual(['payment 2000'])
	expect(await desk.ledgerOf(third.id)).toEqual(['payment 2000', 'payment 2000'])
	const [line = ''] = linesIn(page, second.reference)
	const press = { intent: 'receive', line }
	expect((await desk.tess.post('/desk/giving/statement', press)).headers.get('Location')).toContain(
		'received=1&refused=0',
	)
	const again = await desk.tom.get((await desk.tom.post('/desk/giving/statement', press)).headers.get('Location') ?? '')
	expect(await textOf(again)).toContain('someone has dealt with it')
	expect(await desk.ledgerOf(second.id)).toEqual(['payment 1500'])
	await importing()
	const left = await textOf(await desk.tess.get('/desk/giving/statement'))
	expect(left).toContain('No reference 1')
	expect(left).not.toContain(first.reference)
})

test('an unknown line is looked up by hand before it is booked, or set aside for good', async () => {
	const { reference, id } = await desk.aDonation()
	const tweedy = await desk.aDonation({ firstName: 'Wilma', lastName: 'Tweedy' })
	const csv = 'Date,Text,Amount\n19/11/2026,GRANNY,20.00\n19/11/2026,RAFFLE,3.00\n19/11/2026,MRS W TWEEDY,20.00'
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	const rows = await desk.store.db.selectFrom('bank_statement_line').selectAll().execute()
	const lineOf = (text: string) => rows.find((row) => row.text === text)?.id ?? ''
	const shown = async (typed: string) =>
		(await desk.tess.get(`/desk/giving/statement?line=${lineOf('GRANNY')}&reference=${typed}`)).text()
	const page = await (await desk.tess.get('/desk/giving/statement')).text()
	expect(page).toContain(`line=${lineOf('MRS W TWEEDY')}&amp;reference=${tweedy.reference}`)
	expect(await shown('DON-2222-22')).toContain('No donation or order by bank transfer has the reference')
	const [, line = ''] =
		/value="([\w-]{36} DON-[^"]+)"/.exec(await shown(reference.toLowerCase().replaceAll('-', ''))) ?? []
	expect(line).toContain(reference)
	const knownBy = 'She  rang on\n20 November.'
	await desk.tess.post('/desk/giving/statement', { intent: 'receive', line, knownBy })
	expect(await desk.ledgerOf(id)).toEqual(['payment 2000'])
	const itsPage = await textOf(await desk.tess.get(`/desk/giving/${reference}`))
	expect(itsPage).toContain('GRANNY, 19 November 2026. Theirs because: She rang on 20 November.')
	const aside = { intent: 'aside', as: 'not ours', line: `${lineOf('RAFFLE')}  ` }
	expect((await desk.tess.post('/desk/giving/statement', aside)).headers.get('Location')).toContain('aside=not+ours')
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	expect(await textOf(await desk.tess.get('/desk/giving/statement'))).not.toContain('RAFFLE')
})

test('a month that was marked by hand and then comes with the statement is not booked with the others', async () => {
	const { reference, id } = await desk.aDonation({ frequency: 'monthly', firstName: 'Twice' })
	await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: '2026-11-18' })
	const csv = `Date,Text,Amount\n18/11/2026,STO ${reference},20.00`
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	const page = await textOf(await desk.tess.get('/desk/giving/statement'))
	expect(page).toContain('Received already 1')
	expect(page).toContain('Received: £20 on 18 November 2026, marked by hand')
	expect(await desk.ledgerOf(id)).toEqual(['payment 2000'])
})

test('a line that may be a donor who has paid that sum already says so', async () => {
	const donor = { firstName: 'Ulrika', lastName: 'Quintrell', frequency: 'monthly' } as const
	const { reference } = await desk.aDonation(donor)
	await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: '2026-11-17' })
	const csv = 'Date,Text,Amount\n17/11/2026,MS U QUINTRELL,20.00\n17/09/2026,U QUINTRELL SEPTEMBER,20.00'
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	const page = await textOf(await desk.tess.get('/desk/giving/statement'))
	expect(page.match(/Perhaps Ulrika Quintrell/g)).toHaveLength(2)
	expect(page.match(/Already received: £20 on 17 November 2026/g)).toHaveLength(1)
})

test('the rest of what came in part finds its donor by their name, and the sum that arrived is said', async () => {
	const { reference } = await desk.aDonation({ firstName: 'Pippa', lastName: 'Yarrow' })
	await desk.send(desk.tess, reference, { intent: 'received', amount: '15', day: '2026-11-02' })
	const csv = `Date,Text,Amount\n19/11/2026,P YARROW,5.00\n20/11/2026,REST ${reference},5.00`
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	const page = await textOf(await desk.tess.get('/desk/giving/statement'))
	expect(page).toMatch(
		/Perhaps Pippa Yarrow *, *£5 of £20 still to come, announced on \d+.\w+.\d{4} *\? *zoe@example\.org/,
	)
	expect(page).toContain('Last received: £15 on 2 November 2026')
})

test('a second transfer for a donation that was paid is set aside, or booked as another payment of it', async () => {
	const { reference, id } = await desk.aDonation()
	await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: '2026-11-10' })
	const csv = `Date,Text,Amount\n19/11/2026,AGAIN ${reference},21.00`
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	const page = await (await desk.tess.get('/desk/giving/statement')).text()
	const [line = ''] = linesIn(page, reference)
	expect(
		(await desk.tess.post('/desk/giving/statement', { intent: 'receive', line })).headers.get('Location'),
	).toContain('received=0&refused=1')
	const another = { intent: 'receive another', line }
	const both = await Promise.all([desk.tess, desk.tom].map((one) => one.post('/desk/giving/statement', another)))
	expect(both.map(({ headers }) => /received=\d/.exec(headers.get('Location') ?? '')?.[0]).sort()).toEqual([
		'received=0',
		'received=1',
	])
	expect([await desk.ledgerOf(id), (await desk.receiptsOf(id)).length]).toEqual([['payment 2000', 'payment 2100'], 2])
	expect((await listPayments(desk.store.db, id)).map(({ state }) => state)).toEqual(['paid', 'paid'])
})

test('the lines of a month that is long past are shown with what became of them, and each month by itself', async () => {
	const csv = 'Date,Text,Amount\n03/03/2024,LEGACY MARCH,500.00\n04/04/2024,LEGACY APRIL,600.00'
	await desk.tess.post('/desk/giving/statement', { intent: 'import', csv })
	const lines = await desk.store.db
		.selectFrom('bank_statement_line')
		.select('id')
		.where('text', 'like', 'LEGACY%')
		.execute()
	for (const { id } of lines)
		await desk.tess.post('/desk/giving/statement', { intent: 'aside', line: `${id}  `, as: 'not ours' })
	const march = await textOf(await desk.tess.get('/desk/giving/statement/check?month=2024-03'))
	expect(march).toMatch(/LEGACY MARCH *3 March 2024 *£500\.00 *Not /)
	expect(march).not.toContain('LEGACY APRIL')
	expect(await textOf(await desk.tess.get('/desk/giving/statement/check?month=2024-04'))).toContain('LEGACY APRIL')
})

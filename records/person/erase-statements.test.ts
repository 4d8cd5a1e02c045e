import { expect, test } from 'vitest'
import { send } from '#tests/builders/applications/desk.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { aStatementLine } from '#tests/builders/giving/statement-line.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { importStatement } from '../payables/transfers/import-statement.ts'
import { addStatementImport, endImport, findStatementImport } from '../payables/transfers/statement-imports.ts'
import { erasePerson } from './person.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const MOMENT = { now: NOW, today: '2026-11-23', yearEnd: '03-31' }
const EMAIL = 'zoe@example.org'

for (const engine of ENGINES) {
	test(`${engine}: erasing a person deletes the files of bank statements, except one that is coming in`, async () => {
		const store = await freshStore(engine)
		await storedDonation(store)
		const file = (text: string) => addStatementImport(store, { text, staffId: null }, NOW)
		const [waiting, refused, done, open] = [await file('Z OBRIEN'), await file('x'), await file('y'), await file('z')]
		await endImport(store, waiting, { kind: 'columns', examples: [['Z OBRIEN']] }, true)
		await endImport(store, refused, { kind: 'refused', skipped: ['Z OBRIEN'] }, true)
		await endImport(store, done, { kind: 'done', skipped: ['Z OBRIEN'] }, false)
		const erased = await erasePerson(store, EMAIL, MOMENT)
		expect(erased).toMatchObject({ statements: { droppedFiles: 2, openFiles: 1, lines: [] } })
		for (const id of [waiting, refused, done]) expect(await findStatementImport(store, id)).toBeUndefined()
		expect(await findStatementImport(store, open)).toMatchObject({ text: 'z' })
	})

	test(`${engine}: lines that no payment has are named when they may be about the person, and stay`, async () => {
		const store = await freshStore(engine)
		await storedDonation(store, { reference: 'DON-7K3M-QX' })
		const lines = [
			aStatementLine('Z OBRIEN SMITH', { day: '2026-11-20' }),
			aStatementLine('SCHOOL FAIR', { day: '2026-11-21', payer: 'Zoë O’Brien-Smith', amount: 500 }),
			aStatementLine('L NG'),
			aStatementLine('A SMITH'),
		]
		await importStatement(store, { lines, currency: 'GBP', staffId: null }, NOW)
		const erased = await erasePerson(store, EMAIL, MOMENT)
		expect(erased).toMatchObject({
			statements: {
				lines: [
					{ day: '2026-11-20', amount: 2000, currency: 'GBP' },
					{ day: '2026-11-21', amount: 500, currency: 'GBP' },
				],
			},
		})
		const left = await store.db.selectFrom('bank_statement_line').select('text').execute()
		expect(left).toHaveLength(4)
	})

	test(`${engine}: a person who only sent forms is looked for by the name of these`, async () => {
		const store = await freshStore(engine)
		await send(store, { email: EMAIL, name: 'Mo van der Berg' })
		await importStatement(
			store,
			{ lines: [aStatementLine('MO VAN DER BERG ADOPTION')], currency: 'GBP', staffId: null },
			NOW,
		)
		expect(await erasePerson(store, EMAIL, MOMENT)).toMatchObject({ submissions: 1, statements: { lines: [{}] } })
	})
}

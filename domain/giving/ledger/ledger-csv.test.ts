import { expect, test } from 'vitest'
import type { BookEntry } from './book-entry.ts'
import { ledgerCsv } from './ledger-csv.ts'

const entry: BookEntry = {
	id: 'one',
	enteredAt: Date.UTC(2026, 10, 30, 13),
	staffName: null,
	line: null,
	at: Date.UTC(2026, 10, 30, 12),
	reference: 'DON-7K3F-2M',
	kind: 'payment',
	amount: 2050,
	currency: 'GBP',
	fund: 'general',
	provider: 'stripe',
	providerRef: 'pi_1',
	method: 'direct debit',
}

test('money in and out are columns without a sign, in whole minor units', () => {
	const csv = ledgerCsv(
		[
			...[
				entry,
				{ ...entry, kind: 'fee' as const, amount: -7 },
				{ ...entry, currency: 'JPY', amount: 500, method: null },
			],
			{ ...entry, currency: 'KWD', amount: -1_500_050 },
		],
		'Europe/London',
	)
	expect(csv.split('\r\n')).toEqual([
		'date,reference,what,fund,in,out,currency,paid by,id at the provider,method,entered on,entered by,day of the statement line,id of the statement line',
		'2026-11-30,DON-7K3F-2M,payment,general,20.50,,GBP,stripe,pi_1,direct debit,2026-11-30,Stripe,,',
		'2026-11-30,DON-7K3F-2M,fee,general,,0.07,GBP,stripe,pi_1,direct debit,2026-11-30,Stripe,,',
		'2026-11-30,DON-7K3F-2M,payment,general,500,,JPY,stripe,pi_1,,2026-11-30,Stripe,,',
		'2026-11-30,DON-7K3F-2M,payment,general,,1500.050,KWD,stripe,pi_1,direct debit,2026-11-30,Stripe,,',
		'',
	])
})

test('a transfer says when and by whom it was entered, and the line of the statement without its text, which has a name', () => {
	const line = { day: '2026-11-28', text: 'F AZIZ DON-7K3F-2M', bankId: 'FT26333' }
	const transfer = { ...entry, provider: 'bank transfer', providerRef: 'bank l1', method: null, line } as const
	const csv = ledgerCsv(
		[
			{ ...transfer, enteredAt: Date.UTC(2026, 11, 3, 9), staffName: 'Moira Reid' },
			{ ...transfer, kind: 'dispute lost' as const, amount: 0, line: null },
		],
		'Europe/London',
	)
	expect(csv).toContain(',20.50,,GBP,bank transfer,bank l1,,2026-12-03,Moira Reid,2026-11-28,FT26333\r\n')
	// What moves nothing has no sum, in neither column.
	expect(csv).toContain('dispute lost,general,,,GBP,bank transfer,bank l1,,2026-11-30,a command,,\r\n')
	expect(csv).not.toContain('AZIZ')
})

test('no cell is run as a formula', () => {
	const csv = ledgerCsv([{ ...entry, fund: '=1+1', providerRef: '@x;=2' }], 'Europe/London')
	expect(csv).toContain("'=1+1")
	expect(csv).toContain("'@x;'=2")
})

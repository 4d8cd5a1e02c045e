import { expect, test } from 'vitest'
import { type BookEntry, splitSurplus } from './book-entry.ts'
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
	sponsorship: null,
	isSurplus: false,
}

test('money in and out are columns without a sign, in whole minor units', () => {
	const csv = ledgerCsv(
		[
			entry,
			{ ...entry, kind: 'fee' as const, amount: -7 },
			{ ...entry, currency: 'JPY', amount: 500, method: null },
			{ ...entry, currency: 'KWD', amount: -1_500_050 },
		],
		'Europe/London',
	)
	expect(csv.split('\r\n')).toEqual([
		'date,reference,what,fund,in,out,currency,paid by,id at the provider,method,entered on,entered by,day of the statement line,bank’s number of the statement line,sponsored dog',
		'2026-11-30,DON-7K3F-2M,payment,general,20.50,,GBP,stripe,pi_1,direct debit,2026-11-30,Stripe,,,',
		'2026-11-30,DON-7K3F-2M,fee,general,,0.07,GBP,stripe,pi_1,direct debit,2026-11-30,Stripe,,,',
		'2026-11-30,DON-7K3F-2M,payment,general,500,,JPY,stripe,pi_1,,2026-11-30,Stripe,,,',
		'2026-11-30,DON-7K3F-2M,payment,general,,1500.050,KWD,stripe,pi_1,direct debit,2026-11-30,Stripe,,,',
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
	expect(csv).toContain(',20.50,,GBP,bank transfer,,,2026-12-03,Moira Reid,2026-11-28,FT26333,\r\n')
	// What moves nothing has no sum, in neither column.
	expect(csv).toContain('dispute lost,general,,,GBP,bank transfer,,,2026-11-30,a command,,,\r\n')
	expect(csv).not.toContain('AZIZ')
})

test('no cell is run as a formula', () => {
	const csv = ledgerCsv([{ ...entry, fund: '=1+1', providerRef: '@x;=2' }], 'Europe/London')
	expect(csv).toContain("'=1+1")
	expect(csv).toContain("'@x;'=2")
})

test('what is more than an order costs is a row of its own and no donation, until someone keeps it', () => {
	const transfer = { ...entry, reference: 'ORD-VSAM-EY', provider: 'bank transfer', method: null } as const
	const entries: BookEntry[] = [
		{ ...transfer, id: 'goods', fund: 'shop', amount: 1495, providerRef: 'bank l1' },
		{ ...transfer, id: 'gift', amount: 500, providerRef: 'bank l1:donation' },
		{ ...transfer, id: 'again', amount: 300, providerRef: 'bank l2' },
		{ ...transfer, id: 'back', kind: 'refund', amount: -300, providerRef: 'surplus 1' },
	]
	const surplus = new Map([
		['gift', 200],
		['again', 300],
		['back', -300],
	])
	const rows = ledgerCsv(splitSurplus(entries, surplus), 'Europe/London').split('\r\n')
	expect(rows.slice(1, -1).map((row) => row.split(',').slice(2, 9).join())).toEqual([
		'payment,shop,14.95,,GBP,bank transfer,',
		'payment,general,3.00,,GBP,bank transfer,',
		'more than ordered,general,2.00,,GBP,bank transfer,',
		'more than ordered,general,3.00,,GBP,bank transfer,',
		'more than ordered sent back,general,,3.00,GBP,bank transfer,',
	])
	expect(splitSurplus(entries, new Map())).toEqual(entries)
})

test('the parts of a payment for two funds have the one id that Stripe knows', () => {
	const csv = ledgerCsv([{ ...entry, providerRef: 'pi_3P23:donation' }], 'Europe/London')
	expect(csv).toContain(',pi_3P23,')
	expect(csv).not.toContain(':donation')
})

test('the payment of a sponsorship has its dog, with the id because two dogs may have one name', () => {
	const sponsorship = { dogId: '108', dogName: 'Dot' }
	expect(ledgerCsv([{ ...entry, fund: 'sponsorship', sponsorship }], 'Europe/London')).toContain(',Dot (108)\r\n')
})

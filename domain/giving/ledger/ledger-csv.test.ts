import { expect, test } from 'vitest'
import { ledgerCsv } from './ledger-csv.ts'

const entry = {
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
			...[entry, { ...entry, kind: 'fee', amount: -7 }, { ...entry, currency: 'JPY', amount: 500, method: null }],
			{ ...entry, currency: 'KWD', amount: -1_500_050 },
		],
		'Europe/London',
	)
	expect(csv.split('\r\n')).toEqual([
		'date,reference,what,fund,in,out,currency,paid by,id at the provider,method',
		'2026-11-30,DON-7K3F-2M,payment,general,20.50,,GBP,stripe,pi_1,direct debit',
		'2026-11-30,DON-7K3F-2M,fee,general,,0.07,GBP,stripe,pi_1,direct debit',
		'2026-11-30,DON-7K3F-2M,payment,general,500,,JPY,stripe,pi_1,',
		'2026-11-30,DON-7K3F-2M,payment,general,,1500.050,KWD,stripe,pi_1,direct debit',
		'',
	])
})

test('no cell is run as a formula', () => {
	const csv = ledgerCsv([{ ...entry, fund: '=1+1', providerRef: '@x;=2' }], 'Europe/London')
	expect(csv).toContain("'=1+1")
	expect(csv).toContain("'@x;'=2")
})

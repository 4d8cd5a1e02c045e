import type { Days } from '../stage.ts'

/** What went before: monthly donations that go on in November, and an order that comes back. */
export const OCTOBER: Days = {
	async '2026-10-05'({ give }) {
		await give('agnes', { amount: '15', monthly: true, by: 'Pay', giftAid: 'this and future' })
		await give('dev', { amount: '8', monthly: true, by: 'Pay', giftAid: 'this and future' })
	},
	async '2026-10-09'() {},
	async '2026-10-12'({ give, transfer, stripe }) {
		await give('siobhan', { amount: '20', monthly: true, by: 'Pay' })
		await give('walter', { amount: '10', monthly: true, by: 'bank', giftAid: 'this and future' })
		transfer('2026-10-15', 'walter', 'W PETTIGREW JONES')
		stripe.payOut('2026-10-12', '2026-10-10')
	},
	async '2026-10-16'() {},
	async '2026-10-19'({ order, stripe, desk, bank }) {
		stripe.payOut('2026-10-19', '2026-10-17')
		await order(
			'winifred',
			[
				{ slug: 'rope-lead', variant: 'red' },
				{ slug: 'good-ears-mug', variant: 'one' },
			],
			{ by: 'Pay' },
		)
		await desk.importStatement('statement-2026-10-01-to-2026-10-18', bank.statement('2026-10-01', '2026-10-18'))
		await desk.onLine(/PETTIGREW/, /^Mark as received/)
		await desk.setPayoutsAside()
	},
	async '2026-10-21'({ desk }) {
		await desk.pack('winifred')
		await desk.send(['winifred'], { winifred: 'https://track.example/GB100000001' })
	},
	async '2026-10-26'({ stripe }) {
		stripe.payOut('2026-10-26', '2026-10-24')
	},
	async '2026-10-30'() {},
}

import type { Days } from '../stage.ts'

/** 23 to 30 November, with the third bank statement and the end of the month. */
export const WEEK_4: Days = {
	async '2026-11-23'({ order, sponsor, stripe, desk, bank, packerPicture }) {
		stripe.payOut('2026-11-23', '2026-11-21')
		bank.receive('2026-11-23', 'COUNTER CREDIT COLLECTION TIN', '86.40', 'BGC')
		await desk.send(['una'])
		await sponsor('leonard', { dog: 'roxy', amount: '8', by: 'bank', giftAid: 'this and future' })
		await order('lucy', [{ slug: 'feed-a-dog', variant: 'week' }], { key: 'lucysGift', by: 'Pay' })
		await desk.onPage('lucysGift', /^Put it on the list/, {
			'card-address': 'Miss Ivy Trenchard\n4 Quarry Lane\nTotnes TQ9 5AA',
		})
		await packerPicture('cards-to-post', '/desk/orders?view=cards')
		await order('leonard', [{ slug: 'christmas-cards', variant: 'cards', quantity: 3 }], {
			key: 'leonardsOrder',
			by: 'Pay',
		})
	},
	async '2026-11-24'({ desk, packer, month, bank, stripe, ref, deskPicture, deskPathOf, packerPicture }) {
		bank.receive('2026-11-24', 'A THISTLETHWAITE FOR THE DOGS', '30.00')
		await stripe.openDispute('callum')
		await desk.pack('leonardsOrder')
		await packerPicture('order-packed-fisk', `/desk/orders/${ref('leonardsOrder')}`)
		const page = await packer.see(`/desk/orders/${ref('winifred')}`)
		const [, line = ''] = /name="(returned-[^"]+)"/.exec(page.html) ?? []
		await packer.press(page, 'Enter the return', { [line]: '1', restock: '1' })
		await month.settle()
		await deskPicture('order-tuttle-returned', deskPathOf('winifred'))
		await desk.note(
			'winifred',
			'It came back after the last day to cancel. Refunded all the same: it was in the post for nine days.',
		)
		const refund = await desk.treasurerPage('winifred')
		const [, refunded = ''] = /name="(refund-[0-9a-f-]{36})"/.exec(refund.html) ?? []
		await desk.onPage('winifred', 'Refund through Stripe', { [refunded]: '1' })
		await deskPicture('order-tuttle-return-refunded', deskPathOf('winifred'))
		await packer.press(await packer.see(`/desk/orders/${ref('lucysGift')}`), 'Mark the card as posted')
	},
	async '2026-11-25'({ stripe, transfer, desk, deskPicture, deskPathOf }) {
		await deskPicture('sponsorship-certificate-to-post-quill', deskPathOf('dorothy'))
		await desk.onPage('dorothy', 'Mark as posted')
		transfer('2026-11-25', 'leonard', 'LEONARD FISK')
		await stripe.closeDispute('geoff', 'won')
		await deskPicture('donation-dispute-won-sykes', deskPathOf('geoff'))
		await deskPicture('donation-dispute-open-rennie', deskPathOf('callum'))
	},
	async '2026-11-26'({ give }) {
		await give('edith', { key: 'edithAgain', amount: '15', by: 'bank' })
	},
	async '2026-11-27'({ bank, deskPicture, deskPathOf }) {
		bank.pay('2026-11-27', 'WAGES NOVEMBER', '3200.00', 'SO')
		await deskPicture('sponsorship-present-by-post-quill', deskPathOf('dorothy'))
		await deskPicture('sponsorship-present-by-email-oyelaran', deskPathOf('marcus'))
	},
	async '2026-11-28'({ order, visitorPicture }) {
		await order('hugo', [{ slug: 'dinner-bowl', variant: 'large' }], { key: 'hugosOrder', by: 'bank' })
		await visitorPicture('order-waiting-for-transfer-lindqvist', 'hugosOrder')
	},
	async '2026-11-29'() {},
	async '2026-11-30'({ stripe, desk, bank, deskPicture }) {
		stripe.payOut('2026-11-30', '2026-11-28')
		await desk.importStatement('statement-2026-11-14-to-2026-11-29', bank.statement('2026-11-14', '2026-11-29'))
		await deskPicture('statement-third-import', '/desk/giving/statement', true)
		await desk.onLine(/LEONARD FISK/, /as received/)
		await desk.enterLine(/THISTLETHWAITE/, {
			firstName: 'Alma',
			lastName: 'Thistlethwaite',
			email: 'alma.thistlethwaite@mail.example',
		})
		await desk.setPayoutsAside()
		await desk.enterLine(/COLLECTION TIN/, { lastName: 'Collection tin, Kington post office', isCollected: 'yes' })
		await deskPicture('statement-third-import-dealt-with', '/desk/giving/statement')
	},
}

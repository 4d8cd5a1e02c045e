import type { Days } from '../stage.ts'

/** 16 to 22 November, with the second bank statement. */
export const WEEK_3: Days = {
	async '2026-11-16'({ give, sponsor, order, stripe, bank, transfer, ref, desk, deskPicture, deskPathOf }) {
		stripe.payOut('2026-11-16', '2026-11-14')
		transfer('2026-11-16', 'walter', 'W PETTIGREW JONES')
		bank.receive('2026-11-16', `MRS B BRIGGS ${ref('stanley')}`, '18.00', 'SO')
		await give('callum', { amount: '18', by: 'google-pay' })
		await sponsor('dorothy', {
			dog: 'olive',
			amount: '5',
			by: 'Pay',
			present: {
				recipient: 'Arthur Quill',
				relation: 'Family',
				recipientAddress: 'Mr A Quill\n2 Station Cottages\nHorton in Ribblesdale\nBD24 0HF',
				message: 'For your birthday, Arthur.',
				sendDay: '27',
				sendMonth: '11',
				sendYear: '2026',
			},
		})
		transfer('2026-11-16', 'seth', 'S GOLDSWORTHY')
		transfer('2026-11-16', 'wetherby', 'WETHERBY DAUGHTERS LTD')
		bank.receive('2026-11-16', 'EVANS J', '20.00')
		await deskPicture('donation-wetherby-waiting', deskPathOf('wetherby'))
		await desk.onPage('wetherby', 'Mark as received', { day: '2026-11-16' })
		await deskPicture('donation-wetherby-marked-by-hand', deskPathOf('wetherby'))
		await order('victor', [{ slug: 'tea-towel', variant: 'one', quantity: 4 }], { by: 'Pay' })
	},
	async '2026-11-17'({ stripe, desk, bank, deskPicture, deskPathOf, papersOf, packerPicture }) {
		await stripe.returnDebit('hugo')
		await deskPicture('donation-lindqvist-debit-returned', deskPathOf('hugo'))
		await desk.importStatement('statement-2026-11-10-to-2026-11-16', bank.statement('2026-11-10', '2026-11-16'))
		await deskPicture('statement-second-import', '/desk/giving/statement', true)
		await deskPicture('books-while-lines-wait', '/desk/giving/books')
		await desk.onLine(/WETHERBY/, /^It is the same money/)
		await desk.onLine(/S GOLDSWORTHY/, /as received/)
		await desk.onLine(/B BRIGGS/, /without Gift Aid/)
		await desk.receiveMatched()
		await deskPicture('statement-second-line-of-adler', '/desk/giving/statement')
		await desk.onLine(/ADLER RUTH/, /^Book as another payment/)
		await desk.note('ruth', 'She rang: the second £20 is a gift of its own, sent with the same reference.')
		await desk.giveLineTo(/EVANS J/, 'janeEvans', /as received/, 'Jane rang today: John’s transfer is another')
		await desk.setPayoutsAside()
		await desk.onLine(/HMRC CHARITIES/, /^HMRC Gift Aid/, {
			knownBy: 'Claim of July to September, made in Charities Online',
		})
		await desk.onLine(/PETMEDS/, /^Not ours/)
		await deskPicture('statement-second-import-dealt-with', '/desk/giving/statement')
		await deskPicture('order-goldsworthy-out-of-stock', deskPathOf('seth'))
		await deskPicture('orders-to-decide', '/desk/orders?view=to+decide')
		await papersOf('17-november', 'quentin', 'victor', 'nadia')
		await desk.pack('quentin', 'victor', 'nadia')
		await packerPicture('orders-packed', '/desk/orders?view=packed')
	},
	async '2026-11-18'({ desk, packer, month, deskPicture, packerPicture, visitorPicture }) {
		await desk.send(['quentin', 'victor', 'nadia'])
		await visitorPicture('order-money-after-expiry-goldsworthy', 'seth')
		await deskPicture('stock-before-count', '/desk/orders/stock')
		await packer.press(await packer.see('/desk/orders/stock?count=1'), 'Save the counts', { 'count 211 l': '6' })
		await month.settle()
		await packerPicture('stock-after-count', '/desk/orders/stock', true)
	},
	async '2026-11-19'({ order, bank, visitorPicture }) {
		bank.pay('2026-11-19', 'MILL LANE VETS INV 20431', '326.15')
		await order('una', [{ slug: 'winter-coat', variant: 'l' }], { by: 'Pay' })
		await visitorPicture('order-after-back-in-stock-baptiste', 'una')
	},
	async '2026-11-20'({ stripe, desk, bank, ref, deskPicture, deskPathOf }) {
		await stripe.closeDispute('beatrix', 'lost')
		await deskPicture('donation-dispute-lost-van-der-merwe', deskPathOf('beatrix'))
		await desk.note('seth', 'He replied on 18 November: his money back, rather than to wait for his size.')
		await desk.onPage('seth', /^Enter the refund and send/, { 'refund-all-day': '2026-11-20' })
		bank.pay('2026-11-20', `S GOLDSWORTHY ${ref('seth')} REFUND`, '20.25')
		await deskPicture('order-goldsworthy-refunded', deskPathOf('seth'))
		await stripe.giveUp('siobhan')
		await deskPicture('donation-monthly-ended-mac-giolla', deskPathOf('siobhan'))
		await desk.pack('una')
	},
	async '2026-11-21'({ visitor, linkTo, month, camera }) {
		const manage = await linkTo('tomasz', '/giving/manage')
		const tomasz = visitor('tomasz')
		await camera.picture('manage-page-monthly-wisniewski', manage, { as: tomasz, phone: true })
		await tomasz.press(await tomasz.press(await tomasz.get(manage), /^Open Stripe/), 'Cancel')
		await month.settle()
		await camera.picture('manage-page-ended-wisniewski', manage, { as: tomasz })
	},
	async '2026-11-22'() {},
}

import type { Days } from '../stage.ts'

/** 9 to 15 November, with the first bank statement. */
export const WEEK_2: Days = {
	async '2026-11-09'({ sponsor, order, stripe, bank, transfer, visitorPicture, deskPicture, deskPathOf }) {
		stripe.payOut('2026-11-09', '2026-11-07')
		bank.receive('2026-11-09', 'CREDIT INTEREST', '3.18', 'PAY')
		transfer('2026-11-09', 'gwen', 'PRYCE GWENDOLYN', '25.00')
		transfer('2026-11-09', 'oscar', 'O PENHALIGON', '23.25')
		bank.receive('2026-11-09', 'N CARTWRIGHT DON-4OTH-ER', '40.00')
		bank.receive('2026-11-09', 'O HAYES GIFT', '25.00')
		await stripe.openDispute('beatrix')
		await deskPicture('donation-disputed-van-der-merwe', deskPathOf('beatrix'))
		await stripe.endDebit('pearl', 'succeeds')
		await sponsor('marcus', {
			dog: 'percy',
			amount: '6',
			by: 'Pay',
			giftAid: 'this',
			present: {
				recipient: 'Temperance Oyelaran',
				relation: 'Family',
				recipientEmail: 'temperance.oyelaran@mail.example',
				message: 'Happy eightieth, Gran. He snores like you do.',
				sendDay: '20',
				sendMonth: '11',
				sendYear: '2026',
				news: 'yes',
			},
		})
		await visitorPicture('thank-you-sponsorship-as-present-oyelaran', 'marcus')
		await order(
			'quentin',
			[
				{ slug: 'bandana', variant: 'm' },
				{ slug: 't-shirt', variant: 'l' },
				{ slug: 'name-tag', variant: 'large', words: 'CAPTAIN MARSH' },
			],
			{ by: 'Pay' },
		)
	},
	async '2026-11-10'({
		give,
		papersOf,
		stripe,
		desk,
		bank,
		cancelOrder,
		visitorPicture,
		deskPicture,
		deskPathOf,
		packerPicture,
	}) {
		await stripe.openDispute('geoff')
		await give('ruth', { amount: '20', by: 'bank', giftAid: 'this' })
		await stripe.endDebit('hugo', 'succeeds')
		await cancelOrder('quentin')
		await visitorPicture('order-partly-cancelled-marsh', 'quentin')
		await deskPicture('statement-before-import', '/desk/giving/statement')
		await desk.importStatement('statement-2026-10-19-to-2026-11-09', bank.statement('2026-10-19', '2026-11-09'))
		await deskPicture('statement-first-import', '/desk/giving/statement', true)
		await desk.receiveMatched()
		await desk.onLine(/F ABARA/, /^Mark £45 as received/)
		await desk.onLine(/N RAHMANI/, /^Mark £25 as received/)
		await desk.onLine(/PRYCE/, /^Mark £25 as received/)
		await desk.onLine(/PENHALIGON/, /^Mark £23.25 as received/)
		await desk.giveLineTo(
			/CARTWRIGHT/,
			'norman',
			/as received/,
			'Norman rang: his reference has a slip, the £40 are his',
		)
		await desk.giveLineTo(
			/O HAYES/,
			'ottoline',
			/as received/,
			'Ottoline Hayes announced £25 on 7 November, and she is the only Hayes',
		)
		await desk.setPayoutsAside()
		await desk.onLine(/CREDIT INTEREST/, /^Other income/)
		await deskPicture('statement-first-import-dealt-with', '/desk/giving/statement')
		await deskPicture('statement-check-after-first-import', '/desk/giving/statement/check')
		await deskPicture('donation-nwosu-before-refund', deskPathOf('nkechi'))
		await desk.onPage('nkechi', 'Refund through Stripe', {
			'refund-amount': '72.00',
			'refund-reason': 'She meant to give £8 and typed £80. She rang at once.',
		})
		await deskPicture('donation-nwosu-refunded-in-part', deskPathOf('nkechi'))
		await visitorPicture('thank-you-page-after-refund-nwosu', 'nkechi')
		await desk.onPage('valerie', 'Refund through Stripe', {
			'refund-reason': 'Her son used her card without asking; she wrote.',
		})
		await deskPicture('orders-to-decide', '/desk/orders?view=to+decide', true)
		await deskPicture('order-marsh-cancelled-in-part', deskPathOf('quentin'))
		await desk.onPage('quentin', /^Refund £/)
		await deskPicture('order-marsh-rest-stays', deskPathOf('quentin'))
		await desk.onPage('quentin', /^Go on with the rest/)
		await deskPicture('order-marsh-after-refund', deskPathOf('quentin'))
		await deskPicture('order-penhaligon-over', deskPathOf('oscar'))
		await deskPicture('order-rahmani-short', deskPathOf('nadia'))
		await visitorPicture('order-part-of-money-rahmani', 'nadia')
		await packerPicture('orders-to-pack-as-packer', '/desk/orders')
		await papersOf('10-november', 'pta', 'lucy', 'oscar', 'eoin', 'anneliese', 'pearlsBooklet', 'nkechisOrder')
		await desk.pack('pta', 'lucy', 'oscar', 'eoin', 'anneliese', 'pearlsBooklet', 'nkechisOrder')
		await packerPicture('orders-packed', '/desk/orders?view=packed')
	},
	async '2026-11-11'({
		give,
		order,
		stripe,
		desk,
		bank,
		cancelOrder,
		transfer,
		ref,
		deskPicture,
		deskPathOf,
		visitorPicture,
	}) {
		await stripe.endDebit('yusuf', 'fails')
		await visitorPicture('thank-you-page-after-failed-debit-demir', 'yusuf')
		await give('janeEvans', { amount: '20', by: 'bank', giftAid: 'this' })
		await give('johnEvans', { amount: '20', by: 'bank' })
		transfer('2026-11-11', 'ruth', 'ADLER RUTH')
		await order('rosalind', [{ slug: 'winter-coat', variant: 'm' }], { by: 'Pay' })
		await cancelOrder('rosalind')
		await visitorPicture('order-cancelled-whole-achebe', 'rosalind')
		await desk.onPage('rosalind', /^Cancel and refund £/)
		await deskPicture('order-achebe-refunded', deskPathOf('rosalind'))
		await desk.onPage('oscar', /^Enter that £/)
		bank.pay('2026-11-11', `O PENHALIGON ${ref('oscar')} REFUND`, '5.00')
		await deskPicture('order-penhaligon-surplus-sent-back', deskPathOf('oscar'))
		await desk.send(['pta', 'lucy', 'oscar', 'eoin', 'anneliese', 'pearlsBooklet', 'nkechisOrder'], {
			eoin: 'https://track.example/IE200300',
			anneliese: 'https://track.example/DE884210',
		})
		await visitorPicture('order-sent-abroad-vogel', 'anneliese')
	},
	async '2026-11-12'({ stripe, desk, bank, transfer, deskPicture, deskPathOf }) {
		transfer('2026-11-12', 'ruth', 'ADLER RUTH')
		bank.receive('2026-11-12', 'PETMEDS DIRECT REFUND', '42.00', 'BGC')
		transfer('2026-11-12', 'nadia', 'N RAHMANI', '5.95')
		await stripe.renew('siobhan', 'decline')
		await stripe.answerDispute('geoff')
		await desk.note('geoff', 'Answered at Stripe this morning, with his confirmation and the receipt.')
		await deskPicture('donation-disputed-and-answered-sykes', deskPathOf('geoff'))
		await deskPicture('declaration-wynn-before', `${deskPathOf('harriet')}/gift-aid`)
		await desk.onGiftAid('harriet', 'Cancel the declaration', {
			from: '2026-11-12',
			'cancel-why': 'She wrote on 11 November that she has retired.',
		})
		await deskPicture('declaration-wynn-cancelled', `${deskPathOf('harriet')}/gift-aid`)
	},
	async '2026-11-13'({ give, order, bank, visitorPicture }) {
		bank.receive('2026-11-13', 'HMRC CHARITIES GIFT AID', '218.75', 'BGC')
		await give('rhys', { amount: '50', by: 'leaves' })
		await give('harriet', { key: 'harrietAgain', amount: '20', by: 'Pay' })
		await order('phoebe', [{ slug: 'bandana', variant: 'l' }], { by: 'Pay with a declined card' })
		await give('stanley', { amount: '18', monthly: true, by: 'bank', giftAid: 'this and future' })
		await visitorPicture('thank-you-standing-order-briggs', 'stanley')
	},
	async '2026-11-14'({ give, keepPaying }) {
		await give('tomasz', { amount: '10', monthly: true, by: 'Pay' })
		await give('ian', { amount: '28', by: 'Pay with a declined card' })
		await keepPaying('ian')
	},
	async '2026-11-15'({ give, stripe }) {
		await give('wetherby', { amount: '500', by: 'bank' })
		await give('imogen', { amount: '22', by: 'apple-pay', giftAid: 'this and future' })
		await stripe.retry('siobhan', 'decline')
	},
}

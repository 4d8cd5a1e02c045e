import { CAST } from '../cast.ts'
import { linkNamed } from '../run/page.ts'
import type { Days } from '../stage.ts'

/** A declaration that the form refuses. */
const LI_WITHOUT_HOUSE = {
	firstName: CAST.li.firstName,
	lastName: CAST.li.lastName,
	email: CAST.li.email,
	giftAid: 'yes',
	giftAidScope: 'this',
	giftAidPostcode: CAST.li.postcode,
	pay: 'card',
}

/** 1 to 8 November. */
export const WEEK_1: Days = {
	async '2026-11-01'({ give, order, visitorPicture, camera }) {
		await camera.picture('public-donations-page', '/waystohelp/donations', { phone: true })
		await camera.picture('public-donation-form', '/donate?frequency=once&ownOnce=25', { phone: true })
		await give('margaret', { amount: '25', by: 'Pay with 3-D Secure', giftAid: 'this' })
		await visitorPicture('thank-you-card-with-gift-aid-okonkwo', 'margaret', true)
		await give('percival', { amount: '30', by: 'bank' })
		await visitorPicture('thank-you-bank-details-dunne', 'percival', true)
		await give('sean', { amount: '50', by: 'Pay' })
		await order(
			'kwame',
			[
				{ slug: 'good-ears-mug', variant: 'one', quantity: 2 },
				{ slug: 'rope-lead', variant: 'red' },
			],
			{ by: 'Pay', note: 'Leave it with number 16, please' },
		)
		await visitorPicture('order-paid-by-card-boateng', 'kwame', true)
	},
	async '2026-11-02'({ give, order, bank, stripe }) {
		stripe.payOut('2026-11-02', '2026-10-31')
		bank.pay('2026-11-02', 'ALDER BANK ESTATES RENT', '1450.00', 'SO')
		await give('zoe', { amount: '30', by: 'Pay', giftAid: 'this and future', more: { fees: 'yes' } })
		await give('jurgen', { amount: '40', by: 'Pay' })
		await give('beatrix', { amount: '45', by: 'Pay' })
		await order('seth', [{ slug: 'tea-towel', variant: 'one', quantity: 2 }], { by: 'bank' })
	},
	async '2026-11-03'({ give, order, desk, papersOf, packerPicture, deskPicture, visitorPicture }) {
		await give('bartholomew', {
			amount: '100',
			by: 'Pay',
			giftAid: 'past 4 years too',
			more: {
				dedication: 'memory',
				dedicationName: 'Old Bess',
				card: 'yes',
				cardName: 'The Cholmondeley family',
				cardEmail: 'family@cholmondeley.example',
				cardMessage: 'She had the best seat in the house.',
			},
		})
		await visitorPicture('thank-you-in-memory-featherstonehaugh', 'bartholomew')
		await give('aoife', { amount: '12', monthly: true, by: 'Pay' })
		await give('geoff', { amount: '35', by: 'Pay' })
		await order('lucy', [{ slug: 'name-tag', variant: 'small', words: 'MR PICKLES 01803 960144' }], {
			by: 'Pay',
			donation: 5,
		})
		await visitorPicture('order-engraved-with-donation-trenchard', 'lucy')
		await order('theo', [{ slug: 'feed-a-dog', variant: 'month' }], { by: 'Pay' })
		await visitorPicture('order-gift-without-parcel-papadopoulou', 'theo')
		await deskPicture('orders-to-pack', '/desk/orders', true)
		await packerPicture('orders-to-pack-as-packer', '/desk/orders', true)
		await papersOf('3-november', 'kwame', 'lucy')
		await desk.pack('kwame')
	},
	async '2026-11-04'({ give, order, desk, visitor, month, linkTo, camera, visitorPicture }) {
		await give('edith', { amount: '60', by: 'bank', giftAid: 'this', purpose: 'vets' })
		await visitorPicture('thank-you-bank-details-pemberton', 'edith')
		await order('pta', [{ slug: 'calendar-2027', variant: 'one', quantity: 20 }], { by: 'bank' })
		await visitorPicture('order-by-bank-transfer-school', 'pta', true)
		await give('priscilla', { amount: '25', monthly: true, by: 'Pay', giftAid: 'this and future', purpose: 'vets' })
		await give('hargreaves', { amount: '15', by: 'Pay', giftAid: 'this' })
		await give('florence', { amount: '50', by: 'bank', giftAid: 'this' })
		await order(
			'nadia',
			[
				{ slug: 'dinner-bowl', variant: 'small' },
				{ slug: 'christmas-cards', variant: 'cards', quantity: 2 },
			],
			{ by: 'bank' },
		)
		await desk.send(['kwame'], { kwame: 'https://track.example/GB100000417' })
		const una = visitor('una')
		await camera.picture('shop-sold-out-coat', '/merch/winter-coat')
		await una.press(await una.get('/merch/winter-coat'), /^Email me when/, { email: 'una.baptiste@mail.example' })
		await month.settle()
		const confirm = await una.get(await linkTo('una', '/shop/notice/confirm'))
		await una.press(confirm, /^Yes/)
	},
	async '2026-11-05'({ give, sponsor, order, bank, stripe, visitorPicture, linkTo, camera, visitor }) {
		bank.pay('2026-11-05', 'MILL LANE VETS INV 20417', '812.40')
		await stripe.renew('agnes', 'pay')
		await stripe.renew('dev', 'decline')
		await camera.picture('manage-page-payment-failed-raghunathan', await linkTo('dev', '/giving/manage'), {
			as: visitor('dev'),
		})
		const li = visitor('li')
		const form = await li.get('/donate?frequency=once&ownOnce=20')
		const refused = await li.press(form, /^Give/, LI_WITHOUT_HOUSE, { status: 422 })
		await camera.picture('donation-form-without-house-zhang', refused.path, { as: li, html: refused.html })
		await give('li', { amount: '20', by: 'Pay', giftAid: 'this' })
		await give('pearl', { amount: '40', by: 'Pay by direct debit' })
		await visitorPicture('thank-you-direct-debit-on-its-way-ibbotson', 'pearl')
		await give('gwen', { amount: '20', by: 'bank' })
		const thanked = await sponsor('celia', {
			dog: 'dot',
			amount: '10',
			by: 'Pay',
			giftAid: 'this and future',
			more: { news: 'yes' },
		})
		await visitorPicture('thank-you-sponsorship-ashcroft', 'celia')
		await camera.picture('sponsorship-certificate-ashcroft', linkNamed(thanked, /certificate/i), {
			as: visitor('celia'),
		})
		await order('oscar', [{ slug: 't-shirt', variant: 'l' }], { by: 'bank' })
	},
	async '2026-11-06'({ give, order, transfer, visitorPicture }) {
		transfer('2026-11-05', 'edith', 'PEMBERTON E')
		transfer('2026-11-06', 'pta', 'THORNFORD PRIMARY PTA')
		transfer('2026-11-06', 'florence', 'F ABARA', '45.00')
		transfer('2026-11-06', 'nadia', 'N RAHMANI', '25.00')
		await give('harriet', { amount: '60', by: 'Pay', giftAid: 'this and future' })
		await give('yusuf', { amount: '30', by: 'Pay by direct debit' })
		await give('hugo', { amount: '75', by: 'Pay by direct debit', giftAid: 'this' })
		await give('norman', { amount: '40', by: 'bank' })
		await order(
			'eoin',
			[
				{ slug: 'good-ears-mug', variant: 'one' },
				{ slug: 'calendar-2027', variant: 'one' },
			],
			{ by: 'Pay' },
		)
		await visitorPicture('order-to-ireland-fitzgerald', 'eoin')
		await order('anneliese', [{ slug: 'rope-lead', variant: 'red' }], { by: 'Pay' })
		await visitorPicture('order-to-germany-vogel', 'anneliese')
	},
	async '2026-11-07'({ give, order, visitorPicture }) {
		await give('nkechi', { amount: '80', by: 'Pay' })
		await give('ottoline', { amount: '25', by: 'bank', giftAid: 'this' })
		await order('pearl', [{ slug: 'first-days-booklet', variant: 'one' }], { key: 'pearlsBooklet', by: 'Pay' })
		await visitorPicture('order-booklet-free-delivery-ibbotson', 'pearlsBooklet')
	},
	async '2026-11-08'({ give, order, stripe }) {
		await give('valerie', { amount: '35', by: 'Pay' })
		await order('magnus', [{ slug: 'rope-lead', variant: 'red' }], { by: 'bank' })
		await order(
			'nkechi',
			[
				{ slug: 'first-days-booklet', variant: 'one' },
				{ slug: 'good-ears-mug', variant: 'one' },
			],
			{ key: 'nkechisOrder', by: 'Pay' },
		)
		await stripe.retry('dev', 'pay')
	},
}

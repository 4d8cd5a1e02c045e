import { expect, test } from 'vitest'
import { aDonation, someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { aPaidGift, declaredWithAnother, declaredWithIt } from '#tests/builders/giving/paid-gift.ts'
import { aPayment } from '#tests/builders/payables/a-payable.ts'
import type { PaidGift } from '../gift-aid/cover.ts'
import { emailsOfChange } from '../payables/emails-of-change.ts'
import type { Payment } from '../payables/payable.ts'
import type { Donation } from './donation.ts'
import type { MonthlyEnd } from './monthly-end.ts'

const WORDS = someGivingEmailContext()
const CARD = { provider: 'stripe' } as const
const MONTHLY = { ...CARD, frequency: 'monthly', state: 'active' } as const
const PAID = { state: 'paid', paidAt: Date.UTC(2026, 10, 24, 12), received: 2000 } as const

interface Given {
	kind: string
	donation?: Partial<Donation>
	donationBefore?: Partial<Donation>
	before?: Partial<Payment>
	after?: Partial<Payment>
	gift?: PaidGift
	end?: MonthlyEnd
}

function emailsAbout({ kind, donation, donationBefore = donation, before, after, gift, end }: Given) {
	const given = aDonation(donation)
	const change = {
		event: { kind },
		before: { payable: aDonation(donationBefore), payment: before && aPayment(before) },
		after: { payable: given, payment: after && aPayment(after) },
		details: { donation: given, end },
		gift,
	}
	return emailsOfChange(change, WORDS).map(({ payload }) => payload as { subject: string; text: string; html: string })
}

function onlyEmail(given: Given) {
	const [email, ...others] = emailsAbout(given)
	if (!email || others.length > 0) throw new Error('not one email')
	return email
}

const keyLink = (page: string, id: string) => new RegExp(`https://www.fairlead.example/giving/${page}\\?key=${id}\\.`)

test('money that arrives brings one receipt, with its own page', () => {
	const paid = { kind: 'paid', donation: CARD, before: {}, after: PAID }
	const { subject, text, html } = onlyEmail(paid)
	expect(subject).toBe('Your receipt for £20 - DON-7K3F-2M')
	expect(text).toMatch(keyLink('receipt', 'p1'))
	expect(html).toMatch(keyLink('receipt', 'p1'))
	expect(text).not.toContain('/giving/manage')
	expect(emailsAbout({ ...paid, before: PAID })).toEqual([])
	expect(emailsAbout({ ...paid, donation: { ...CARD, email: '' } })).toEqual([])
})

test('each receipt of a monthly donation says how to change or cancel it', () => {
	const card = onlyEmail({ kind: 'paid', donation: MONTHLY, before: {}, after: PAID })
	expect(card.text).toContain('Change or cancel your monthly donation:')
	expect(card.text).toMatch(keyLink('manage', 'd1'))
	const order = { ...MONTHLY, provider: 'bank transfer' } as const
	const transfer = onlyEmail({ kind: 'paid', donation: order, before: {}, after: PAID })
	expect(transfer.text).toContain('How to change or end your standing order:')
})

test.each([
	['no declaration', { declarations: [] }, 'Do you pay UK tax?', true],
	['its own', {}, 'Your Gift Aid declaration of 23 November 2026 covers your donation, so we can claim 25p', false],
	[
		'an earlier one for future gifts',
		{ day: '2026-11-24', declarations: [declaredWithAnother()] },
		'declaration of 23 November 2026 covers your donation',
		false,
	],
	[
		'a later one',
		{ declarations: [declaredWithAnother({ madeOn: '2026-11-30' })] },
		'declaration of 30 November 2026 is for gifts from that day on. You can add Gift Aid to your donation, too',
		true,
	],
	[
		'one by phone',
		{ declarations: [declaredWithIt({ how: 'phone' })] },
		'once we have sent you its written record',
		false,
	],
	['a month', { isMonthly: true }, 'It covers later payments, too.', false],
	[
		'cancelled',
		{ declarations: [declaredWithIt({ cancelledFrom: '2026-01-01' })] },
		'This email is your receipt.',
		false,
	],
	['another currency', { currency: 'EUR' }, 'This email is your receipt.', false],
] as const)(
	'a receipt says what covers the gift, and asks only for what a declaration would cover: %s',
	(_, changes, words, asks) => {
		const gift = aPaidGift({
			...changes,
			declarations: [...((changes as Partial<PaidGift>).declarations ?? [declaredWithIt()])],
		})
		const { text } = onlyEmail({ kind: 'paid', donation: CARD, before: {}, after: PAID, gift })
		expect(text).toContain(words)
		expect(text.includes('Add Gift Aid:')).toBe(asks)
		expect(text.includes('UK tax')).toBe(words.includes('UK tax'))
	},
)

test('a receipt asks no one who has declared with this donation, or who gave to a charity that claims nothing', () => {
	const gift = aPaidGift({ declarations: [declaredWithAnother({ madeOn: '2026-11-30' })] })
	const declared = { ...CARD, giftAidDeclarationId: 'g1' }
	expect(onlyEmail({ kind: 'paid', donation: declared, before: {}, after: PAID, gift }).text).not.toContain(
		'Add Gift Aid',
	)
})

const SPONSORSHIP = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present: null } as const

test('the receipt of a sponsorship says where the money goes, for how long and for whom, and asks for Gift Aid', () => {
	const present = {
		recipient: 'Gran',
		relation: '',
		email: 'gran@example.org',
		address: null,
		message: '',
		sendOn: '2026-12-24',
	}
	const given = {
		...CARD,
		kind: 'sponsorship',
		frequency: '12 months',
		sponsorship: { ...SPONSORSHIP, present },
	} as const
	const gift = aPaidGift({ isSponsorship: true, declarations: [] })
	const { text } = onlyEmail({ kind: 'paid', donation: given, before: {}, after: PAID, gift })
	expect(text).toContain('On 24 December 2026, by email to gran@example.org')
	const late = { ...present, email: null, address: '1 Mill Lane', sendOn: '2026-11-24' }
	const byPost = { ...given, sponsorship: { ...SPONSORSHIP, present: late } }
	expect(onlyEmail({ kind: 'paid', donation: byPost, before: {}, after: PAID }).text).toMatch(
		/By post, in the next days, to\s+1 Mill Lane/,
	)
	for (const part of [
		'Sponsorship of Dot',
		'12 months',
		'A present for',
		'Gran',
		'Your money goes to Dot first.',
		'Add Gift Aid:',
	]) {
		expect(text).toContain(part)
	}
})

test('a receipt names the dedication', () => {
	const dedication = { kind: 'in memory of', name: 'Rex', card: null } as const
	const { text } = onlyEmail({ kind: 'paid', donation: { ...CARD, dedication }, before: {}, after: PAID })
	expect(text).toContain('In memory of Rex')
	const card = { name: 'Ada', email: 'ada@example.org', message: '' }
	const given = { kind: 'paid', donation: { ...CARD, dedication: { ...dedication, card } }, before: {}, after: PAID }
	expect(emailsAbout(given)[0]?.text).toContain('Ada, at once, by email to ada@example.org')
})

test('the receipt of the rest of a sum has the day of the rest', () => {
	const part = { ...PAID, state: 'part paid', received: 500 } as const
	const donation = aDonation({})
	const change = {
		event: { kind: 'paid', at: Date.UTC(2026, 11, 3, 12) },
		before: { payable: donation, payment: aPayment(part) },
		after: { payable: donation, payment: aPayment(PAID) },
		details: { donation, end: undefined },
		gift: undefined,
	}
	const [email] = emailsOfChange(change, WORDS).map(({ payload }) => payload as { text: string })
	expect(email?.text).toContain('3 December 2026')
})

test('a month whose payment fails brings one email, however often it is tried again', () => {
	const failed = {
		kind: 'failed',
		donation: MONTHLY,
		before: { state: 'pending' },
		after: { state: 'failed', createdAt: Date.UTC(2026, 11, 1, 8) },
	} as const
	const { subject, text } = onlyEmail(failed)
	expect(text).toContain('The payment of your donation due on 1 December 2026, £20, did not go through')
	expect(subject).toBe('The payment of £20 did not go through - DON-7K3F-2M')
	expect(text).toMatch(keyLink('manage', 'd1'))
	expect(emailsAbout({ ...failed, before: { state: 'failed' } })).toEqual([])
})

test('a direct debit that fails can be tried again, and one that is taken back is not thanked for any more', () => {
	const once = { kind: 'failed', donation: CARD } as const
	const failed = onlyEmail({ ...once, before: { state: 'pending' }, after: { state: 'failed' } })
	expect(failed.text).toMatch(keyLink('thank-you', 'd1'))
	const returned = onlyEmail({ ...once, before: PAID, after: { ...PAID, state: 'failed', received: 0 } })
	expect(returned.text).toContain('The receipt we sent you no longer counts')
})

test('a receipt and a returned payment name what moved, whatever was announced', () => {
	const short = { state: 'part paid', paidAt: PAID.paidAt, received: 1500 } as const
	const first = onlyEmail({ kind: 'paid', before: {}, after: short })
	expect(first.subject).toBe('Your receipt for £15 - DON-7K3F-2M')
	const rest = onlyEmail({ kind: 'paid', before: short, after: PAID })
	expect(rest.subject).toBe('Your receipt for £5 - DON-7K3F-2M')
	const more = onlyEmail({ kind: 'paid', before: {}, after: { ...PAID, received: 2500 } })
	expect(more.text).toContain('We have received your donation: £25.')
	const back = onlyEmail({ kind: 'failed', before: short, after: { ...short, state: 'failed', received: 0 } })
	expect(back.subject).toBe('Your payment of £15 was returned - DON-7K3F-2M')
	for (const { text } of [first, rest, more, back]) expect(text).not.toContain('£20')
})

test('each refund brings an email with its own sum', () => {
	const partly = { kind: 'refunded', donation: CARD, before: PAID, after: { ...PAID, refunded: 500 } }
	expect(onlyEmail(partly).subject).toBe('Your refund of £5 - DON-7K3F-2M')
	const rest = { ...partly, before: { ...PAID, refunded: 500 }, after: { ...PAID, refunded: 2000 } }
	expect(onlyEmail(rest).subject).toBe('Your refund of £15 - DON-7K3F-2M')
	expect(emailsAbout({ ...rest, kind: 'refund failed', after: PAID })).toEqual([])
})

test('a refund names the day of the gift and what is left of it', () => {
	const partly = { kind: 'refunded', donation: CARD, before: PAID, after: { ...PAID, refunded: 500 } }
	expect(onlyEmail(partly).text).toContain(
		'We have refunded £5 of your donation of 24 November 2026. It goes back to the card',
	)
	expect(onlyEmail(partly).text).toContain('£15 of it is still with us.')
	const all = { ...partly, donation: {}, after: { ...PAID, state: 'refunded', refunded: 2000 } } as const
	expect(onlyEmail(all).text).toContain(
		'We have sent £20 of your donation of 24 November 2026 back to your bank account.',
	)
	expect(onlyEmail(all).text).toContain('That is all of it.')
	const ofMonth = onlyEmail({ ...partly, donation: MONTHLY })
	expect(ofMonth.text).toContain('£5 of the payment of 24 November 2026 for your donation.')
	const disputed = onlyEmail({ ...partly, after: { ...PAID, state: 'disputed', refunded: 500 } })
	expect(disputed.text).not.toContain('still with us')
})

test('where more went back than came, the email does not say that it is a part of the gift', () => {
	const after = { ...PAID, state: 'refunded', refunded: 2500 } as const
	const { subject, text } = onlyEmail({ kind: 'refunded', donation: CARD, before: PAID, after })
	expect(subject).toBe('Your refund of £25 - DON-7K3F-2M')
	expect(text).toContain('We have refunded £25. It goes back')
	expect(text).toContain(
		'With it £25 has gone back, and your donation of 24 November 2026 was £20: that is more than you gave.',
	)
	expect(text).not.toContain('£25 of your')
})

test('a monthly donation that ends brings one email, and one that never began none', () => {
	const ended = { kind: 'subscription changed', donation: { ...MONTHLY, state: 'cancelled' } } as const
	expect(onlyEmail({ ...ended, donationBefore: MONTHLY }).subject).toContain('Your monthly donation has ended')
	// It may have been one month.
	expect(onlyEmail({ ...ended, donationBefore: MONTHLY }).text).toContain('Thank you for all that you gave with it')
	expect(emailsAbout({ ...ended, donationBefore: { ...MONTHLY, state: 'starting' } })).toEqual([])
	expect(emailsAbout(ended)).toEqual([])
})

test('the email of an end says that payments failed, where they did, and none is sent when the dog is the reason', () => {
	const at = Date.UTC(2026, 11, 20, 12)
	const state = { ...MONTHLY, state: 'cancelled' } as const
	const ended = {
		kind: 'subscription changed',
		donation: state,
		donationBefore: { ...MONTHLY, state: 'past due' },
	} as const
	const failed = onlyEmail({ ...ended, end: { by: 'failures', at } })
	expect(failed.text).toContain('has ended, because its payments didn’t go through and Stripe, who take them for us')
	expect(failed.text).toContain('https://www.fairlead.example/donate')
	const sponsored = { ...state, sponsorship: SPONSORSHIP }
	const ofDog = onlyEmail({ ...ended, donation: sponsored, end: { by: 'failures', at } })
	expect(ofDog.text).toContain('https://www.fairlead.example/sponsor/dot')
	for (const by of ['giver', 'stripe'] as const) {
		expect(onlyEmail({ ...ended, end: { by, at } }).text).toContain('has ended. No more payments will be taken.')
	}
	expect(emailsAbout({ ...ended, end: { by: 'dog', at } })).toEqual([])
})

test('a dispute that is lost brings one email: the receipt no longer counts', () => {
	const open = { kind: 'dispute opened', donation: CARD, before: PAID, after: { ...PAID, state: 'disputed' } } as const
	expect(emailsAbout(open)).toEqual([])
	const lost = {
		...open,
		kind: 'dispute closed',
		before: open.after,
		after: { ...PAID, state: 'dispute lost' },
	} as const
	const { subject, text } = onlyEmail(lost)
	expect(subject).toBe('Your bank has given £20 back to you - DON-7K3F-2M')
	expect(text).toContain('that £20 of your donation of 24 November 2026 is yours again, and has taken it back from us.')
	expect(text).toContain('The receipt we sent you no longer counts, and we won’t claim Gift Aid on it.')
	expect(onlyEmail({ ...lost, donation: MONTHLY }).text).toContain('the payment of 24 November 2026 for your donation')
	expect(emailsAbout({ ...lost, before: lost.after })).toEqual([])
	expect(emailsAbout({ ...lost, after: PAID })).toEqual([])
	const part = onlyEmail({ ...lost, gift: aPaidGift({ amount: 500 }) })
	expect(part.subject).toBe('Your bank has given £15 back to you - DON-7K3F-2M')
	expect(part.text).toContain('That part no longer counts as a donation')
	const inquiry = { ...lost, gift: aPaidGift({ amount: 2000 }) }
	expect(emailsAbout(inquiry)).toEqual([])
})

test('a session that expires, or is completed, brings no email', () => {
	expect(emailsAbout({ kind: 'expired', donation: CARD, before: {}, after: { state: 'abandoned' } })).toEqual([])
	expect(emailsAbout({ kind: 'session completed', donation: CARD, before: {}, after: { state: 'pending' } })).toEqual(
		[],
	)
})

test('with the first receipt goes the card of a dedication, and with no later one', () => {
	const card = { name: 'Ann', email: 'ann@example.org', message: '' }
	const dedication = { kind: 'in memory of', name: 'Old Bob', card } as const
	const first = { kind: 'paid', donation: { ...MONTHLY, dedication }, before: {}, after: PAID }
	const subjects = (given: Given) => emailsAbout(given).map(({ subject }) => subject)
	expect(subjects({ ...first, donationBefore: { state: 'starting' } })).toEqual([
		'Your receipt for £20 - DON-7K3F-2M',
		'A donation in memory of Old Bob',
	])
	expect(subjects({ ...first, donationBefore: { state: 'active' } })).toHaveLength(1)
})

import { press } from '#tests/stripe/stripe-client.ts'
import { CAST, type Name } from '../cast.ts'
import type { Play } from '../play.ts'
import type { Filled } from '../run/form.ts'
import type { FormBrowser } from '../run/form-browser.ts'
import type { Page } from '../run/page.ts'

/** What a visitor does on Stripe's page: the words of its button, or a wallet. */
export type StripePress =
	| 'Pay'
	| 'Pay with a declined card'
	| 'Pay with 3-D Secure'
	| 'Pay by direct debit'
	| 'apple-pay'
	| 'google-pay'
	| 'leaves'

export interface Giving {
	/** What the script calls it; the name of the person unless they give twice. */
	key?: string
	by: 'bank' | StripePress
	giftAid?: 'this' | 'this and future' | 'past 4 years too'
	/** Other fields of the form. */
	more?: Filled
}

interface Donating extends Giving {
	amount: string
	monthly?: boolean
	purpose?: string
}

/** Fills in the form of a donation and pays, or leaves with the bank details. @returns the page that they see at the end */
export async function give(play: Play, who: Name, giving: Donating): Promise<Page> {
	const { amount, monthly = false, purpose = 'general' } = giving
	const [frequency, own] = monthly ? ['monthly', 'ownMonthly'] : ['once', 'ownOnce']
	const browser = play.visitor(who)
	const page = await browser.get(`/donate?frequency=${frequency}&${own}=${amount}&purpose=${purpose}`)
	return payFor(play, who, await browser.press(page, /^Give/, fieldsOf(who, giving)), giving)
}

interface Sponsoring extends Giving {
	dog: string
	/** A month. */
	amount: string
	whenRehomed?: 'another dog' | 'stop' | 'ask'
	/** Set for a present of 12 months. */
	present?: Filled
}

export async function sponsor(play: Play, who: Name, sponsoring: Sponsoring): Promise<Page> {
	const { dog, amount, whenRehomed = 'another dog', present } = sponsoring
	const browser = play.visitor(who)
	const frequency = present ? '12+months' : 'monthly'
	const page = await browser.get(`/sponsor/${dog}?frequency=${frequency}&amount=${amount}`)
	const filled = { ...fieldsOf(who, sponsoring), whenRehomed, ...present }
	return payFor(play, who, await browser.press(page, /^Sponsor/, filled), sponsoring)
}

function fieldsOf(who: Name, { by, giftAid, more = {} }: Giving): Filled {
	const { firstName, lastName, email, house, postcode } = CAST[who]
	const declared: Filled = giftAid
		? { giftAid: 'yes', giftAidScope: giftAid, giftAidHouse: house, giftAidPostcode: postcode }
		: {}
	return { firstName, lastName, email, pay: by === 'bank' ? 'bank' : 'card', ...declared, ...more }
}

/** From the bank details, or through Stripe's page. */
async function payFor(play: Play, who: Name, next: Page, { by, key = who }: Giving): Promise<Page> {
	const browser = play.visitor(who)
	const shown = by === 'bank' ? next : await pressAtStripe(browser, next, by)
	if (by !== 'leaves' && by !== 'Pay with a declined card' && !shown.path.startsWith('/giving/thank-you'))
		throw new Error(`${who} was led to ${shown.url}`)
	await keep(play, { key, who, page: shown })
	await play.month.settle()
	return shown.path.startsWith('/giving/') ? browser.get(shown.path) : shown
}

/** @returns the page of the site that Stripe leads to, or Stripe's own while it is not paid */
export async function pressAtStripe(browser: FormBrowser, page: Page, by: StripePress): Promise<Page> {
	if (!page.url.includes('/c/pay/')) throw new Error(`not led to Stripe but to ${page.url}`)
	if (by === 'leaves') return page
	if (by === 'Pay with 3-D Secure') return browser.press(await browser.press(page, by), 'Confirm')
	if (by !== 'apple-pay' && by !== 'google-pay') return browser.press(page, by)
	const { location } = await press(page.url, by)
	return browser.get(location ?? '')
}

/** Remembers what a person has ordered or given last. */
export async function keep({ month, cases }: Play, { key, who, page }: { key: string; who: Name; page: Page }) {
	const { reference, due_minor } = await month.store.db
		.selectFrom('payable')
		.select(['reference', 'due_minor'])
		.where('email', '=', CAST[who].email)
		.orderBy('created_at', 'desc')
		.executeTakeFirstOrThrow()
	cases.set(key, { key, who, reference, page: page.path, due: Number(due_minor) })
}

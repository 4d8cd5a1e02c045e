import { CAST, type Name, type Person } from '../cast.ts'
import type { Play } from '../play.ts'
import type { Filled } from '../run/form.ts'
import type { Page } from '../run/page.ts'
import { keep, pressAtStripe, type StripePress } from './give.ts'

interface Wanted {
	slug: string
	variant: string
	quantity?: number
	/** To engrave. */
	words?: string
}

interface Ordering {
	key?: string
	by: 'bank' | StripePress
	/** On top: 2, 5 or 10 pounds. */
	donation?: 2 | 5 | 10
	note?: string
}

/** Fills a basket, checks out and pays. @returns the page of the order, or Stripe's while it is not paid */
export async function order(play: Play, who: Name, goods: Wanted[], ordering: Ordering): Promise<Page> {
	const { by, donation, note = '', key = who } = ordering
	const browser = play.visitor(who)
	for (const { slug, variant, quantity = 1 } of goods) {
		const chosen = { variant, quantity: String(quantity) }
		await browser.press(await browser.get(`/merch/${slug}`), 'Add to basket', chosen)
	}
	if (donation) await browser.press(await browser.get('/basket'), `Add £${donation}`)
	const details = await browser.get('/checkout/details')
	const delivery = await browser.press(details, /^Continue/, {
		...detailsOf(CAST[who], details),
		...wordsIn(details, goods),
	})
	const isPosted = delivery.path.startsWith('/checkout/delivery')
	const pay = isPosted ? await browser.press(delivery, /^Continue/, { note }) : delivery
	const next = await browser.press(pay, /^(Pay|Order)/, { pay: by === 'bank' ? 'bank' : 'card' })
	const shown = by === 'bank' ? next : await pressAtStripe(browser, next, by)
	await keep(play, { key, who, page: shown })
	await play.month.settle()
	return shown.path.startsWith('/shop/order') ? browser.get(shown.path) : shown
}

/** What is not posted needs no address. */
function detailsOf({ firstName, lastName, email, ...home }: Person, { html }: Page): Filled {
	const who = { firstName, lastName, email }
	if (!html.includes('name="line1"')) return who
	const { country, street, house, town, postcode, county = '' } = home
	const lines = /\d/.test(house)
		? { line1: street.includes(house) ? street : `${house} ${street}`, line2: '' }
		: { line1: house, line2: street }
	return { ...who, country, ...lines, town, postcode, county }
}

function wordsIn({ html }: Page, goods: Wanted[]): Filled {
	const names = [...html.matchAll(/name="(words\w+)"/g)].map(([, name = '']) => name)
	const words = goods.flatMap(({ words = '' }) => (words ? [words] : []))
	return Object.fromEntries(names.map((name, at) => [name, words[at] ?? '']))
}

/** The buyer opens the link of the order and cancels. */
export async function cancelOrder(play: Play, key: string): Promise<Page> {
	const { who, page } = play.caseOf(key)
	const browser = play.visitor(who)
	const link = /href="(\/shop\/cancel\?key=[^"]+)"/.exec((await browser.get(page)).html)?.[1] ?? ''
	const done = await browser.press(await browser.get(link.replaceAll('&amp;', '&')), /^Cancel my order/)
	await play.month.settle()
	return done
}

import { type ItemList, itemPath, PAGE_ROWS, type PagePath } from '#app/pages.ts'

/** Pages with their own tests: most need an emailed link or a draft. New pages are not listed here. */
const TESTED_APART: readonly PagePath[] = [
	'/dogs/:slug/poster',
	'/newsletter/confirm',
	'/newsletter/unsubscribe',
	'/apply/newsletter/news',
	'/apply/return',
	'/apply/confirm',
	'/apply/withdraw',
	'/apply/files',
	'/checkin',
	'/apply/:form/start',
	'/apply/:form/ring',
	'/apply/:form/check',
	'/apply/:form/save',
	'/apply/:form/closed',
	'/apply/:form/stop',
	'/apply/:form/moved',
	'/apply/:form/sent',
	'/apply/:form/:step',
	'/donate',
	'/sponsor/:slug',
	'/giving/certificate',
	'/giving/news',
	'/giving/thank-you',
	'/giving/receipt',
	'/giving/manage',
	'/giving/lost-link',
	'/checkout/pay',
	'/checkout/:step',
	'/shop/order',
	'/shop/card',
	'/shop/cancel',
	'/shop/notice',
	'/shop/notice/confirm',
	'/shop/notice/stop',
	'/gallery',
	'/*',
]

/** The item of the sample charity for each list. */
export const EXAMPLES: Record<ItemList, string> = {
	dogs: 'biscuit',
	merch: 'rope-lead',
	articles: 'first-three-days',
	docs: 'privacy',
	stories: 'clem',
	roles: 'dog-walker',
}

/** The expected `h1`; any text for pages not listed. */
const HEADINGS: Partial<Record<string, RegExp>> = {
	'/': /walk home/i,
	'/dogs': /find a dog/i,
	'/dogs/:slug': /^biscuit$/i,
	'/favourites': /your favourites/i,
	'/compare': /side by side/i,
	'/right-for-each-other': /right for each other/i,
	'/adoption': /adopt/i,
	'/fostering': /sofa/i,
	'/merch': /shop/i,
	'/merch/:slug': /rope lead/i,
	'/useful-info/:slug': /first three days/i,
	'/docs/:slug': /privacy/i,
	'/waystohelp/volunteering/:slug': /walk/i,
} satisfies Partial<Record<PagePath, RegExp>>

/** Every page of the table, with an item of the sample charity where needed. */
export const ROUTES = PAGE_ROWS.filter(
	({ path, layout }) => layout !== 'none' && !TESTED_APART.some((apart) => apart === path),
).map(({ path, items }) => ({
	path: items ? itemPath(path, { slug: EXAMPLES[items] }) : path,
	h1: HEADINGS[path] ?? /./,
	isItem: items !== undefined,
}))

/** Public pages of the forms, with noindex. */
export const FORM_PAGES = [
	'/apply/adoption/start',
	'/apply/adoption/dog',
	'/apply/contact/question',
	'/apply/found/start',
	'/apply/newsletter/news',
	'/donate',
	'/giving/lost-link',
	'/checkout/details',
]

/** Special profiles: no photograph, many, a very long name, and each status. */
export const UNUSUAL_DOGS = [
	'/dogs/kit',
	'/dogs/duke',
	'/dogs/sir-barnaby',
	'/dogs/fern',
	'/dogs/ernie',
	'/dogs/marlow',
	'/dogs/moss',
	'/dogs/ziggy',
	'/dogs/bear',
	'/dogs/clem',
	'/dogs/mabel',
	'/dogs/rufus',
]

/** Error screens: the 404 inside the layout, and the one that replaces the page. */
export const ERROR_SCREENS = ['/no-such-page', '/dogs/no-such-dog']

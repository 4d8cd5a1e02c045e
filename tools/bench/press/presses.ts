/** Runs in the page; serialised, so it uses nothing from outside. */
type InPage<T> = () => T

export interface Press {
	name: string
	path: string
	/** What is pressed; none for Back. */
	target?: string
	/** Typed after the press. */
	text?: string
	/** From 768 px the filters are on the page instead of behind a button. */
	width?: number
	/** The page shows the answer. */
	isAnswered: InPage<boolean>
	/** The answer is still there when the framework runs. */
	isKept: InPage<boolean>
}

/** The page before the one that Back leaves. */
export const BACK_TO = '/'

/** Controls that visitors press first, one of each kind. */
export const PRESSES: readonly Press[] = [
	{
		name: 'menu',
		path: '/dogs',
		target: 'button[popovertarget="site-menu"]',
		isAnswered: () => document.querySelector('#site-menu')?.matches(':popover-open') ?? false,
		isKept: () => document.querySelector('#site-menu')?.matches(':popover-open') ?? false,
	},
	{
		name: 'filter (link)',
		path: '/dogs',
		target: 'a[href="/dogs?with=cats"]',
		isAnswered: () =>
			location.search === '?with=cats' &&
			document.querySelector('#search-dogs') !== null &&
			document.querySelector('a[href="/dogs?with=cats"]') === null,
		isKept: () => location.search === '?with=cats',
	},
	{
		name: 'filter (checkbox)',
		path: '/dogs',
		width: 820,
		target: 'label:has(input[name="with"][value="cats"])',
		isAnswered: () => document.querySelector('input[name="with"][value="cats"]')?.matches(':checked') ?? false,
		isKept: () => document.querySelector('input[name="with"][value="cats"]')?.matches(':checked') ?? false,
	},
	{
		name: 'heart',
		path: '/dogs',
		target: 'button[aria-pressed]',
		isAnswered: () => document.querySelector('button[aria-pressed]')?.getAttribute('aria-pressed') === 'true',
		isKept: () =>
			document.querySelector('button[aria-pressed]')?.getAttribute('aria-pressed') === 'true' &&
			Object.values(localStorage).some((stored) => stored.includes('otis')),
	},
	{
		name: 'link',
		path: '/',
		target: 'main a[href="/dogs"]',
		isAnswered: () => location.pathname === '/dogs' && document.querySelector('#search-dogs') !== null,
		isKept: () => location.pathname === '/dogs',
	},
	{
		name: 'field (typing)',
		path: '/dogs',
		target: '#search-dogs',
		text: 'bis',
		isAnswered: () => (document.querySelector<HTMLInputElement>('#search-dogs')?.value ?? '') !== '',
		isKept: () => document.querySelector<HTMLInputElement>('#search-dogs')?.value === 'bis',
	},
	{
		name: 'theme',
		path: '/adoption',
		target: 'label:has(input[name="theme"][value="dark"])',
		isAnswered: () => document.documentElement.dataset.theme === 'dark',
		isKept: () =>
			document.documentElement.dataset.theme === 'dark' &&
			document.querySelector('input[name="theme"][value="dark"]')?.matches(':checked') === true,
	},
	{
		name: 'details',
		path: '/adoption',
		target: 'main details:not([open]) summary',
		isAnswered: () => document.querySelectorAll('main details[open]').length > 1,
		isKept: () => document.querySelectorAll('main details[open]').length > 1,
	},
	{
		name: 'Back',
		path: '/dogs',
		isAnswered: () => location.pathname === '/' && document.querySelector('main h1') !== null,
		isKept: () => location.pathname === '/',
	},
]

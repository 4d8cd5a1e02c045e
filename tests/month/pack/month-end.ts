import type { Name } from '../cast.ts'
import { linkNamed, optionsOf, wordsOf } from '../run/page.ts'
import type { Stage } from '../stage.ts'

const MONTH = '2026-11'
const GIVING = '/desk/giving'
/** Pictures. */
const AT_ONCE = 4

/** What the treasurer looks at on the last day: every list, each donation and order, the books. */
export async function lookAtEverything({ deskPicture, packerPicture, cases, deskPathOf, treasurer }: Stage) {
	const list = await treasurer.see(GIVING)
	const filters = ['state', 'kind', 'month', 'provider'].flatMap((name) =>
		optionsOf(list, name).map((value) => ({
			name: `giving-list-${name}-${slugOf(value)}`,
			path: `${GIVING}?${new URLSearchParams({ [name]: value })}`,
		})),
	)
	const { html } = await treasurer.see('/desk/orders')
	const views = [...new Set([...html.matchAll(/href="[^"]*\?view=([^"&]+)"/g)].map(([, view = '']) => view))]
	await inParallel([
		() => deskPicture('giving', GIVING, true),
		...filters.map(
			({ name, path }) =>
				() =>
					deskPicture(name, path),
		),
		() => deskPicture('giving-page-2', `${GIVING}?page=2`),
		() => deskPicture('books-november', `${GIVING}/books?month=${MONTH}`, true),
		() => deskPicture('books-october', `${GIVING}/books?month=2026-10`),
		() => deskPicture('stripe', `${GIVING}/unmatched`, true),
		() => deskPicture('bank-statement', `${GIVING}/statement`, true),
		() => deskPicture('statements-and-books', `${GIVING}/statement/check`, true),
		...views.map((view) => () => deskPicture(`orders-${slugOf(view)}`, `/desk/orders?view=${view}`)),
		() => deskPicture('orders-to-pack', '/desk/orders', true),
		() => packerPicture('orders-as-packer', '/desk/orders'),
		() => deskPicture('stock', '/desk/orders/stock', true),
		() => deskPicture('takings-november', `/desk/orders/accounts?month=${MONTH}`, true),
		() => deskPicture('takings-october', '/desk/orders/accounts?month=2026-10'),
		...[...cases.keys()].map((key) => () => deskPicture(`desk-${slugOf(key)}`, deskPathOf(key))),
	])
}

/** On a busy machine several pages are drawn sooner than one after the other. */
async function inParallel(tasks: (() => Promise<void>)[]) {
	const left = [...tasks]
	const runRest = async () => {
		for (let task = left.shift(); task; task = left.shift()) await task()
	}
	await Promise.all(Array.from({ length: AT_ONCE }, runRest))
}

/** Whose pages are worth a picture on the last day. */
const VISITORS = [
	'nkechi',
	'valerie',
	'beatrix',
	'geoff',
	'callum',
	'hugo',
	'florence',
	'gwen',
	'ruth',
	'percival',
	'siobhan',
	'stanley',
	'wetherby',
	'marcus',
	'quentin',
	'seth',
	'magnus',
	'oscar',
	'nadia',
	'winifred',
	'rosalind',
	'theo',
	'lucysGift',
]
const RECEIPTS = ['zoe', 'nkechi', 'valerie', 'hugo', 'florence', 'wetherby', 'dev', 'marcus', 'janeEvans'] as const
const MANAGED = ['agnes', 'dev', 'siobhan', 'tomasz', 'stanley', 'celia', 'walter'] as const

/** What the public sees on the last day. */
export async function lookAsVisitors({ camera, visitor, visitorPicture, caseOf, linkTo }: Stage) {
	const linked = async (name: string, key: string, words: RegExp) => {
		const { who, page } = caseOf(key)
		await camera.picture(`${name}-${slugOf(key)}`, linkNamed(await visitor(who).get(page), words), { as: visitor(who) })
	}
	/** Not every email has each link. */
	const emailed = async (name: string, who: Name, path: string) => {
		const link = await linkTo(who, path).catch(() => null)
		if (link !== null) await camera.picture(`${name}-${slugOf(who)}`, link, { as: visitor(who) })
	}
	await inParallel([
		...VISITORS.map((key) => () => visitorPicture(`visitor-page-${slugOf(key)}`, key)),
		...RECEIPTS.map((who) => () => emailed('receipt', who, '/giving/receipt')),
		...MANAGED.map((who) => () => emailed('manage-page', who, '/giving/manage')),
		...['marcus', 'dorothy'].map((key) => () => linked('certificate', key, /certificate/i)),
		...['theo', 'lucysGift'].map((key) => () => linked('greetings-card', key, /card/i)),
	])
}

/** The claim of the gifts of November. @returns its path */
export async function makeClaim({ treasurer, deskPicture, camera }: Stage): Promise<string> {
	const path = `${GIVING}/gift-aid?from=${MONTH}-01&to=${MONTH}-30`
	await deskPicture('gift-aid-before-claim', path, true)
	const page = await treasurer.see(path)
	const claim = await treasurer.press(page, /^Make this claim/)
	if (!/\/gift-aid\/[\w-]+/.test(claim.path)) throw new Error(`no claim was made: ${wordsOf(claim.root).slice(0, 400)}`)
	await deskPicture('gift-aid-claim', claim.path, true)
	await deskPicture('gift-aid-after-claim', path)
	if (camera.isOn) await deskPicture('gift-aid-all-claims', `${GIVING}/gift-aid`)
	return claim.path
}

export function slugOf(text: string): string {
	return text
		.replace(/([a-z])([A-Z])/g, '$1-$2')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
}

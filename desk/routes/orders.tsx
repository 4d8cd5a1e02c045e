import { data, Form, Link, redirect } from 'react-router'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { Notice } from '#app/ui/notice.tsx'
import { EMPTY_WORDS, VIEW_WORDS } from '#domain/desk/orders/order-words.ts'
import { type OrdersQuery, ordersSearch, parseOrdersQuery, parsePicks } from '#domain/desk/orders/orders-query.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import '../giving/giving.css'
import '../inbox/inbox.css'
import '../inbox/inbox-controls.css'
import { Pages } from '../inbox/pages.tsx'
import { BulkBar } from '../orders/bulk-bar.tsx'
import { freeEach, packEach, resultInWords, resultOf } from '../orders/mark-each.server.ts'
import { OrderNav } from '../orders/order-nav.tsx'
import { OrderTable } from '../orders/order-table.tsx'
import { OrderSearch, OrderViews } from '../orders/order-views.tsx'
import '../orders/orders.css'
import '../orders/orders-table.css'
import { readOrders } from '../orders/read-orders.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/orders.ts'

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'orders')
	const { searchParams } = args.url
	const list = await readOrders(parseOrdersQuery(searchParams), args.context.get(deskContext), {
		seesMoney: isAllowed(member.role, 'orders'),
	})
	return { ...list, result: resultInWords(searchParams), hasNoTick: searchParams.has('untouched') }
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'orders')
	const form = new URLSearchParams(await args.request.text())
	const intent = form.get('intent')
	if (intent !== 'packed' && intent !== 'freed') throw data(null, { status: 400 })
	const isFreeing = intent === 'freed'
	if (isFreeing && !isAllowed(member.role, 'orders')) {
		throw data('Your role does not include this.', { status: 403 })
	}
	const [view, back] = isFreeing ? ['view=unpaid&', '?view=unpaid&untouched=1'] : ['', '?untouched=1']
	const picks = parsePicks(form)
	if (picks.length === 0) throw redirect(`/orders${back}`, { status: 303 })
	const desk = args.context.get(deskContext)
	const results = await (isFreeing ? freeEach(desk, { picks, member }) : packEach(desk, { picks, member }))
	throw redirect(`/orders?${view}${resultOf(intent, results)}`, { status: 303 })
}

export function meta({ loaderData }: Route.MetaArgs) {
	const prefix = loaderData?.hasNoTick || loaderData?.result?.refused.length ? ERROR_PREFIX : ''
	return [{ title: `${prefix}${loaderData ? `${VIEW_WORDS[loaderData.query.view]} – ` : ''}Orders – Desk` }]
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
	const { query, rows, total, pages, views, seesMoney, hasProvider, held, result, hasNoTick } = loaderData
	return (
		<div className="giving">
			<OrderNav seesMoney={seesMoney} />
			<h1>Orders</h1>
			{result && (
				<FlashMessage isProblem={result.refused.length > 0}>
					<p>{result.sentence}</p>
					{result.refused.length > 0 && (
						<ul className="list-disc pl-5">
							{result.refused.map((reference) => (
								<li key={reference}>
									<Link to={`/orders/${reference}`}>{reference}</Link> was not changed: look at it.
								</li>
							))}
						</ul>
					)}
				</FlashMessage>
			)}
			{query.view === 'unpaid' && query.search === '' && total > 0 && (
				<p className="max-w-176">
					These keep their things off the shelf until the money comes or the days for it are over.{' '}
					{hasProvider
						? 'A payment page by card closes by itself within 45 minutes, as soon as Stripe has told us.'
						: 'Stripe is switched off here: what was begun by card stays until it is on again.'}
				</p>
			)}
			{held && (
				<Notice tone="caution">
					{held} <Link to="/giving/statement">Check them</Link>
				</Notice>
			)}
			{hasNoTick && <FlashMessage isProblem>Tick at least one order first.</FlashMessage>}
			<div className="orders-controls">
				<OrderViews query={query} views={views} />
				<OrderSearch search={query.search} />
			</div>
			<p role="status" className={query.search === '' ? 'sr-only' : undefined}>
				{countInWords(total, query)}
			</p>
			{rows.length > 0 && (
				<Form
					method="post"
					action="/orders"
					reloadDocument
					className="orders-form"
					key={rows.map(({ pick }) => pick).join()}
				>
					<OrderTable caption={`Orders, ${VIEW_WORDS[query.view].toLowerCase()}`} rows={rows} seesMoney={seesMoney} />
					<BulkBar view={query.view} />
				</Form>
			)}
			{rows.length === 0 && query.search === '' && <NothingToDo text={EMPTY_WORDS[query.view]} />}
			<Pages page={query.page} pages={pages} searchOf={(page) => ordersSearch({ ...query, page })} />
		</div>
	)
}

function countInWords(total: number, { search }: OrdersQuery): string {
	const noun = total === 1 ? 'order' : 'orders'
	if (search === '') return total === 0 ? '' : `${total} ${noun}`
	if (total === 0) return 'Nothing matches. Part of a name, reference, email or postcode is enough.'
	return `${total} ${noun} found`
}

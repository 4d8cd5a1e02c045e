import '../giving/giving.css'
import { data, Link, redirect } from 'react-router'
import { z } from 'zod'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/forms/error-summary.tsx'
import { isAllowed } from '#domain/desk/people/roles.ts'
import { applyStockCounts } from '#records/shop/stock/availability.ts'
import { countAtDesk } from '#records/shop/stock/count-at-desk.ts'
import '../data/data.css'
import { DataHead } from '../data/data-head.tsx'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import '../inbox/inbox-controls.css'
import { OrderNav } from '../orders/order-nav.tsx'
import { countedNumber, countMany } from '../orders/stock/count-many.server.ts'
import { CountSheet } from '../orders/stock/count-sheet.tsx'
import { readChanges } from '../orders/stock/read-changes.server.ts'
import { findCounted, readCounted, readStock } from '../orders/stock/read-stock.server.ts'
import '../orders/stock/stock.css'
import { ShortList } from '../orders/stock/short-list.tsx'
import { StockChanges } from '../orders/stock/stock-changes.tsx'
import { StockTable } from '../orders/stock/stock-table.tsx'
import { MAX_COUNTED, WHAT_TO_COUNT } from '../orders/stock/stock-words.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/orders-stock.ts'

const COUNTED_HERE = `“Edit” takes the count of one thing. ${WHAT_TO_COUNT}`
const COUNTED_IN_WORDPRESS = `Counted again? “Edit” opens the item in WordPress: enter the new number there. ${WHAT_TO_COUNT}`

const countFields = z.object({
	item: z.coerce.number().int(),
	variant: z.string(),
	counted: countedNumber,
})

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'orders-stock')
	const desk = args.context.get(deskContext)
	const { searchParams } = args.url
	const counted = await findCounted(desk, {
		merchId: Number(searchParams.get('counted')),
		variant: searchParams.get('variant') ?? '',
	})
	const many = Number(searchParams.get('saved'))
	const isCounting = desk.operations.hasContentFiles && searchParams.has('count')
	const stock = await readStock(desk)
	return {
		...stock,
		changes: await readChanges(desk, [...stock.items, ...stock.gone]),
		toCount: isCounting ? await readCounted(desk) : null,
		done: counted ? `${counted.name}: ${counted.counted} counted.` : manyInWords(many),
		seesMoney: isAllowed(member.role, 'orders'),
	}
}

/** "12 counts saved."; "" for none. */
function manyInWords(count: number): string {
	if (!Number.isInteger(count) || count < 1) return ''
	return count === 1 ? '1 count saved.' : `${count} counts saved.`
}

interface Answer {
	problem: string
	/** What was typed in the sheet, to be shown again. */
	typed?: Record<string, string>
	wrong?: string[]
}

function refuse(answer: Answer, status: number) {
	return data<Answer>(answer, { status })
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'orders-stock')
	const desk = args.context.get(deskContext)
	if (!desk.operations.hasContentFiles) throw data(null, { status: 403 })
	const form = new URLSearchParams(await args.request.text())
	if (form.get('intent') === 'count many') {
		const result = await countMany(desk, form, member.id)
		if ('problem' in result) return refuse(result, 422)
		throw redirect(`/orders/stock?saved=${result.count}`, { status: 303 })
	}
	const sent = countFields.safeParse(Object.fromEntries(form))
	if (!sent.success) return refuse({ problem: `Enter a number from 0 to ${MAX_COUNTED}, in digits.` }, 422)
	const { item, variant, counted } = sent.data
	// A count of the content that was not applied yet is the earlier one.
	await applyStockCounts(desk.store, desk.content.merch, desk.now)
	const isInShop = (await findCounted(desk, { merchId: item, variant })) !== undefined
	const count = { merchId: item, variant, counted, staffId: member.id }
	if (!isInShop || !(await countAtDesk(desk.store, count, desk.now)))
		return refuse({ problem: 'It is not in the shop any more, or not counted there.' }, 409)
	throw redirect(`/orders/stock?${new URLSearchParams({ counted: String(item), variant })}`, { status: 303 })
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `${loaderData?.toCount ? 'Count the shelf' : 'Stock'} – Desk` }]
}

export default function StockPage({ loaderData, actionData }: Route.ComponentProps) {
	const { short, items, gone, changes, lowStock, seesMoney, isCountedHere, toCount, done } = loaderData
	const refusal = actionData && (
		<ErrorBox focusFor={actionData}>
			<h2 className="text-h4">Not counted</h2>
			<p>{actionData.problem}</p>
		</ErrorBox>
	)
	if (toCount) {
		return (
			<div className="giving">
				{refusal}
				<DataHead title="Count the shelf" back={{ to: '/orders/stock', text: 'Stock' }}>
					{WHAT_TO_COUNT} Leave empty what you did not count.
				</DataHead>
				<CountSheet rows={toCount} typed={actionData?.typed ?? {}} wrong={actionData?.wrong ?? []} />
			</div>
		)
	}
	return (
		<div className="giving">
			<OrderNav seesMoney={seesMoney} />
			{refusal}
			<div className="stock-head">
				<header className="data-head">
					<h1>Stock</h1>
					<p>
						Available is what you counted, less what was sold since, or before and not posted yet when you counted, and
						less what is reserved for{' '}
						{seesMoney ? <Link to="/orders?view=unpaid">orders not paid yet</Link> : <span>orders not paid yet</span>}
						<span>. What should be here has both, until they are posted.</span>
					</p>
				</header>
				{isCountedHere && items.length > 0 && (
					<ButtonLink to="/orders/stock?count=1" size="st">
						Count the shelf
					</ButtonLink>
				)}
			</div>
			{done && !actionData && (
				<FlashMessage>
					<p>{done}</p>
				</FlashMessage>
			)}
			{items.length + gone.length === 0 && <NothingToDo text="There are no goods in the shop yet." />}
			{items.length > 0 && (
				<>
					<section className="data-section" aria-labelledby="short">
						<h2 id="short" className="text-h3">
							Sold out or low {short.length > 0 && <span className="data-quiet">{short.length}</span>}
						</h2>
						<p className="max-w-176">
							{short.length === 0
								? `There is enough of everything that is counted: more than ${lowStock} of each.`
								: `Low is ${lowStock} or fewer, as the options of the shop say.`}
						</p>
						{short.length > 0 && <ShortList rows={short} isCountedHere={isCountedHere} />}
					</section>
					<section className="data-section" aria-labelledby="all">
						<h2 id="all" className="text-h3">
							Everything in the shop
						</h2>
						<p className="max-w-176">{isCountedHere ? COUNTED_HERE : COUNTED_IN_WORDPRESS}</p>
						<StockTable items={items} caption="Stock of each item and variant" isCountedHere={isCountedHere} />
					</section>
				</>
			)}
			{gone.length > 0 && (
				<details className="stock-gone">
					<summary>No longer in the shop: {gone.length === 1 ? '1 item' : `${gone.length} items`}</summary>
					<StockTable items={gone} caption="Items that are no longer in the shop" isGone />
				</details>
			)}
			<StockChanges changes={changes} />
		</div>
	)
}

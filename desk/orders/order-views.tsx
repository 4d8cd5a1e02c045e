import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { VIEW_WORDS } from '#domain/desk/orders/order-words.ts'
import { type OrdersQuery, type OrdersView, ordersSearch } from '#domain/desk/orders/orders-query.ts'

interface OrderViewsProps {
	query: OrdersQuery
	/** Those that the person may see; null: not counted. */
	views: { view: OrdersView; count: number | null }[]
}

/** What waits for someone first, then what follows. Each view with its count. */
export function OrderViews({ query, views }: OrderViewsProps) {
	return (
		<nav aria-label="Views" className="orders-views">
			<ul>
				{views.map(({ view, count }) => (
					<li key={view}>
						<Link
							to={{ search: ordersSearch({ view, search: '', page: 1 }) || '?' }}
							aria-current={view === query.view && query.search === '' ? 'true' : undefined}
						>
							{VIEW_WORDS[view]} {count !== null && count > 0 && <span>{count}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}

/** Looks through all orders, whatever view is shown: also by email address and postcode. */
export function OrderSearch({ search }: { search: string }) {
	return (
		<Form method="get" role="search" className="inbox-filters orders-search">
			<Field id="search" label="Search" labelHidden className="inbox-search">
				<Input
					type="search"
					name="search"
					placeholder="Name or reference"
					defaultValue={search}
					key={search}
					autoComplete="off"
				/>
			</Field>
			<Button type="submit" variant="outline" size="sm">
				Search
			</Button>
		</Form>
	)
}

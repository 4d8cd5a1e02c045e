import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { dayIn, longDate } from '#lib/dates.ts'
import { listSubscriberPage, listUnsubscribed, SUBSCRIBERS_PER_PAGE } from '#records/newsletter/subscriber-pages.ts'
import '../data/data.css'
import { SubscriberTable, type UnsubscribedLine, UnsubscribedTable } from '../newsletter/subscriber-table.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/newsletter.ts'

const MAX_UNSUBSCRIBED = 100
const PLACES: Record<string, string> = {
	page: 'the newsletter page',
	home: 'the home page',
	footer: 'the foot of a page',
}
/** The stored parts of the wording, in the order in which the person met them. */
const WORDINGS: Record<string, string> = {
	offer: 'On the page',
	promise: 'Beside the field',
	letter: 'In the email to confirm',
}

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'newsletter')
	const { store, timezone } = asked.context.get(deskContext)
	const search = (asked.url.searchParams.get('search') ?? '').trim().slice(0, 100)
	const asksFor = Number(asked.url.searchParams.get('page'))
	const page = Number.isInteger(asksFor) && asksFor > 0 && asksFor < 10_000 ? asksFor : 1
	const [{ subscribers, total }, left] = await Promise.all([
		listSubscriberPage(store, { search, page }),
		listUnsubscribed(store, MAX_UNSUBSCRIBED),
	])
	const day = (at: number) => longDate(dayIn(timezone, at))
	return {
		...{ search, page, total, pages: Math.ceil(total / SUBSCRIBERS_PER_PAGE), unsubscribedTotal: left.total },
		subscribers: subscribers.map(({ email, firstName, interests, place, wording, askedAt, confirmedAt }) => ({
			...{ email, firstName, interests: interests.join(', '), since: day(confirmedAt) },
			basis: `Consent: asked on ${PLACES[place] ?? 'the site'} on ${day(askedAt)}, confirmed by email on ${day(confirmedAt)}.`,
			wording: Object.entries(wording).map(([part, text]) => ({ part: WORDINGS[part] ?? part, text })),
		})),
		unsubscribed: left.unsubscribed.map(
			(one): UnsubscribedLine => ({ asked: day(one.askedAt), confirmed: day(one.confirmedAt), left: day(one.leftAt) }),
		),
	}
}

export function meta() {
	return [{ title: 'Newsletter – Desk' }]
}

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
	const { search, page, pages, total, subscribers, unsubscribed, unsubscribedTotal } = loaderData
	const to = (target: number) => `?${new URLSearchParams({ search, page: String(target) })}`
	return (
		<div className="data-page">
			<header className="data-head">
				<h1>Newsletter</h1>
				<p>Everyone here pressed the button in an email to say yes. Below is what each of them agreed to, and when.</p>
			</header>
			<Form method="get" role="search" className="data-row">
				<Field id="search" label="Search by email address or name" className="min-w-64 flex-1">
					<Input type="search" name="search" defaultValue={search} />
				</Field>
				<Button type="submit" variant="outline" size="st">
					Search
				</Button>
			</Form>
			<p role="status" className="font-bold">
				{countInWords(total, search !== '')}
			</p>
			{subscribers.length > 0 && <SubscriberTable subscribers={subscribers} />}
			{pages > 1 && (
				<nav aria-label="Pages of subscribers" className="data-row">
					{page > 1 && <Link to={to(page - 1)}>Previous</Link>}
					<span>
						Page {page} of {pages}
					</span>
					{page < pages && <Link to={to(page + 1)}>Next</Link>}
				</nav>
			)}
			<section className="data-section">
				<h2 className="text-h3">Send a newsletter</h2>
				<p className="max-w-176">
					Export a fresh list for each newsletter: people who unsubscribed since are not in it. Every line has a link of
					its own that unsubscribes at once; put it into each email.
				</p>
				<Form method="post" action="/newsletter/export" reloadDocument>
					<Button type="submit" size="st">
						Export all subscribers as CSV
					</Button>
				</Form>
			</section>
			<section className="data-section">
				<h2 className="text-h3">Unsubscribed</h2>
				<p className="max-w-176">
					{unsubscribedTotal === 0
						? 'Nobody has unsubscribed.'
						: `${unsubscribedTotal === 1 ? '1 person' : `${unsubscribedTotal} people`} unsubscribed. Their address, name and wishes are deleted; the dates stay as proof that they asked and that we stopped.`}
				</p>
				{unsubscribed.length > 0 && <UnsubscribedTable lines={unsubscribed} />}
			</section>
		</div>
	)
}

function countInWords(total: number, isFiltered: boolean): string {
	if (total === 0) return isFiltered ? 'No subscriber matches.' : 'Nobody has subscribed yet.'
	return `${total} ${total === 1 ? 'subscriber' : 'subscribers'}${isFiltered ? ' found' : ''}`
}

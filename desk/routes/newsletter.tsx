import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { dayIn, formatDate } from '#lib/dates.ts'
import { NEWS_PATH } from '#lib/newsletter-words.ts'
import { tieDates } from '#lib/text/line-breaks.ts'
import {
	countUnconfirmed,
	listSubscriberPage,
	listUnsubscribed,
	SUBSCRIBERS_PER_PAGE,
} from '#records/newsletter/subscriber-pages.ts'
import '../data/aside.css'
import '../data/data.css'
import { ExportPanel } from '../data/export-panel.tsx'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import { Pages } from '../inbox/pages.tsx'
import '../newsletter/newsletter.css'
import { SubscriberTable, type UnsubscribedLine, UnsubscribedTable } from '../newsletter/subscriber-table.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/newsletter.ts'

const MAX_UNSUBSCRIBED = 100
const PLACES: Record<string, string> = {
	page: 'Newsletter page',
	home: 'Home page',
	footer: 'Foot of a page',
}
/** The stored parts of the wording, in the order in which the person met them. */
const WORDINGS: Record<string, string> = {
	offer: 'On the page',
	privacy: 'Beside the field',
	email: 'In the email to confirm',
}

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'newsletter')
	const { store, timezone, now } = args.context.get(deskContext)
	const search = (args.url.searchParams.get('search') ?? '').trim().slice(0, 100)
	const asksFor = Number(args.url.searchParams.get('page'))
	const page = Number.isInteger(asksFor) && asksFor > 0 && asksFor < 10_000 ? asksFor : 1
	const [{ subscribers, total }, left, unconfirmed] = await Promise.all([
		listSubscriberPage(store, { search, page }),
		listUnsubscribed(store, MAX_UNSUBSCRIBED),
		countUnconfirmed(store, now),
	])
	const day = (at: number) => formatDate(dayIn(timezone, at))
	return {
		search,
		page,
		total,
		pages: Math.ceil(total / SUBSCRIBERS_PER_PAGE),
		unsubscribedTotal: left.total,
		unconfirmed,
		subscribers: subscribers.map(({ email, firstName, interests, place, wording, requestedAt, confirmedAt }) => ({
			email,
			firstName,
			interests: interests.join(', '),
			since: day(confirmedAt),
			place: PLACES[place] ?? 'The site',
			basis: tieDates(
				day(requestedAt) === day(confirmedAt)
					? `Asked on ${day(requestedAt)}, confirmed by email the same day.`
					: `Asked on ${day(requestedAt)}, confirmed by email on ${day(confirmedAt)}.`,
			),
			wording: Object.entries(wording).map(([part, text]) => ({ part: WORDINGS[part] ?? part, text })),
		})),
		unsubscribed: left.unsubscribed.map(
			(one): UnsubscribedLine => ({
				asked: day(one.requestedAt),
				confirmed: day(one.confirmedAt),
				left: day(one.unsubscribedAt),
			}),
		),
	}
}

export function meta() {
	return [{ title: 'Newsletter – Desk' }]
}

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
	const { search, page, pages, total, subscribers, unsubscribed, unsubscribedTotal, unconfirmed } = loaderData
	const isEmpty = total === 0 && search === ''
	const to = (target: number) => `?${new URLSearchParams({ search, page: String(target) })}`
	return (
		<div className="data-page">
			<header className="data-head">
				<h1>Newsletter</h1>
				<p>Everyone here asked for it, and confirmed it by email.</p>
			</header>
			{isEmpty && <NoSubscribers unconfirmed={unconfirmed} />}
			{!isEmpty && <Export />}
			{!isEmpty && (
				<div className="newsletter-find">
					<div>
						<div role="status">
							<h2 className="text-h3">{countInWords(total, search !== '')}</h2>
						</div>
						{unconfirmed > 0 && <p className="newsletter-waiting">{unconfirmedInWords(unconfirmed)}</p>}
					</div>
					<SearchForm search={search} />
				</div>
			)}
			{subscribers.length > 0 && <SubscriberTable subscribers={subscribers} />}
			<Pages page={page} pages={pages} searchOf={to} className="data-row" />
			{(!isEmpty || unsubscribedTotal > 0) && (
				<section className="data-section">
					<h2 className="text-h3">Unsubscribed</h2>
					<p className="max-w-176">
						{unsubscribedTotal === 0
							? 'No one has unsubscribed.'
							: `${unsubscribedTotal === 1 ? '1 person' : `${unsubscribedTotal} people`} unsubscribed. Their address, name and wishes are deleted; the dates stay as proof that they asked and that we stopped.`}
					</p>
					{unsubscribed.length > 0 && <UnsubscribedTable lines={unsubscribed} />}
				</section>
			)}
		</div>
	)
}

function NoSubscribers({ unconfirmed }: { unconfirmed: number }) {
	return (
		<div className="data-beside">
			<NothingToDo text="No one has subscribed yet.">
				<p>
					{unconfirmed === 0
						? 'The form is at the foot of every page of the site, and has a page of its own.'
						: unconfirmedInWords(unconfirmed)}
				</p>
				<a href={NEWS_PATH} className={buttonStyles({ variant: 'outline', size: 'st' })}>
					See the form on the site
				</a>
			</NothingToDo>
			<aside className="data-aside">
				<h2 className="text-h4">How people get here</h2>
				<ol>
					<li>They enter their address on the site.</li>
					<li>Our email asks whether it was them. Until they press yes, they are not on the list.</li>
					<li>They appear here, with the day and the words they agreed to.</li>
					<li>You export the list for each newsletter. Anyone who unsubscribes is left out of the next one.</li>
				</ol>
			</aside>
		</div>
	)
}

function SearchForm({ search }: { search: string }) {
	return (
		<Form method="get" role="search" className="data-row">
			<Field id="search" label="Email address or name" className="newsletter-search">
				<Input type="search" name="search" defaultValue={search} />
			</Field>
			<Button type="submit" variant="outline" size="st">
				Search
			</Button>
		</Form>
	)
}

function Export() {
	return (
		<ExportPanel title="Send a newsletter" action="/newsletter/export" button="Export all subscribers as CSV">
			Export a fresh list each time: it leaves out everyone who has unsubscribed. Each line has its own link to
			unsubscribe. Put it in the email.
		</ExportPanel>
	)
}

/** Beside the number of subscribers: "2 asked and have yet to press yes in our email." */
function unconfirmedInWords(count: number): string {
	return `${count} asked and ${count === 1 ? 'has' : 'have'} yet to press yes in our email.`
}

function countInWords(total: number, isFiltered: boolean): string {
	if (total === 0) return 'No subscriber matches.'
	return `${total} ${total === 1 ? 'subscriber' : 'subscribers'}${isFiltered ? ' found' : ''}`
}

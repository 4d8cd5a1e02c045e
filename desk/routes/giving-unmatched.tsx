import { data, Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { eventName } from '#domain/desk/giving/event-names.ts'
import { formatDateTime } from '#lib/dates.ts'
import { listUnmatchedEvents } from '#records/payments/stripe/events/stored-events.ts'
import {
	listWaitingRequests,
	retryUnmatchedEvent,
	setAsideEvent,
} from '#records/payments/stripe/events/unmatched-events.ts'
import '../data/data.css'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import '../giving/giving.css'
import '../giving/donation/donation.css'
import { GivingNav } from '../giving/giving-nav.tsx'
import { readOpenDisputes } from '../giving/stripe/open-disputes.server.ts'
import { OpenDisputes } from '../giving/stripe/open-disputes.tsx'
import { readStillWithStripe } from '../giving/stripe/still-with-stripe.server.ts'
import { StillWithStripe } from '../giving/stripe/still-with-stripe.tsx'
import '../giving/statement/statement.css'
import '../inbox/inbox-controls.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/giving-unmatched.ts'

const MAX_LINES = 100

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-unmatched')
	const desk = args.context.get(deskContext)
	const { store, timezone, giving } = desk
	const [events, requests, stillHeld, disputes] = await Promise.all([
		listUnmatchedEvents(store, MAX_LINES),
		listWaitingRequests(store, MAX_LINES),
		readStillWithStripe(desk),
		readOpenDisputes(desk),
	])
	return {
		stillHeld,
		disputes,
		warnings: giving.warnings,
		events: events.map(({ id, type, event_id, received_at }) => ({
			id,
			eventId: event_id,
			what: eventName(type),
			when: formatDateTime(received_at, timezone),
		})),
		requests: requests.map(({ id, operation, reference, createdAt, attempts, lastError }) => ({
			id,
			reference,
			lastError,
			what: `${operation === 'refund' ? 'Refund' : 'Cancellation'} of ${reference}`,
			when: `Asked for ${formatDateTime(createdAt, timezone)}, ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`,
		})),
	}
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'giving-unmatched')
	const { store, now } = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const decision = { id: form.get('event') ?? '', staffId: member.id }
	switch (form.get('intent')) {
		case 'retry':
			return answer(await retryUnmatchedEvent(store, decision, now), 'It is tried again within a few minutes.')
		case 'aside':
			return answer(await setAsideEvent(store, decision, now), 'Set aside.')
		default:
			throw data(null, { status: 400 })
	}
}

function answer(isDone: boolean, words: string) {
	return { done: isDone ? words : 'Someone has dealt with it meanwhile.' }
}

export function meta() {
	return [{ title: 'From Stripe – Desk' }]
}

export default function UnmatchedPage({ loaderData, actionData }: Route.ComponentProps) {
	const { stillHeld, disputes, warnings, events, requests } = loaderData
	const isEmpty = warnings.length + events.length + requests.length === 0
	return (
		<div className="giving">
			<GivingNav />
			<header className="data-head">
				<h1>From Stripe</h1>
				<p>
					Disputes to answer, what it should still hold, payments that it reported and that belong to no donation or
					order here, what it has not answered yet, and anything wrong with your account there.
				</p>
			</header>
			{actionData && (
				<FlashMessage>
					<p>{actionData.done}</p>
				</FlashMessage>
			)}
			{warnings.map((words) => (
				<Notice key={words} tone="caution">
					{words}
				</Notice>
			))}
			<OpenDisputes disputes={disputes} />
			<StillWithStripe {...stillHeld} />
			{isEmpty && <NothingToDo text="Every payment that Stripe reported has found its donation or order." />}
			{requests.length > 0 && (
				<section className="data-section">
					<h2 className="text-h3">
						Not answered yet <span className="data-quiet">{requests.length}</span>
					</h2>
					<p>They are sent again by themselves, and made once only.</p>
					<ul className="giving-lines">
						{requests.map(({ id, reference, what, when, lastError }) => (
							<li key={id}>
								<Link to={`/giving/${reference}`}>{what}</Link>
								<span className="giving-note">
									{when}
									{lastError && <span>{`: ${lastError}`}</span>}
								</span>
							</li>
						))}
					</ul>
				</section>
			)}
			{events.length > 0 && (
				<section className="data-section">
					<h2 className="text-h3">
						Reports without a donation <span className="data-quiet">{events.length}</span>
					</h2>
					<p className="max-w-176">
						Usually other software takes payments in the same Stripe account: set those aside. If not, open the report
						at Stripe, find out whose money it is, and have it tried again.
					</p>
					<ul className="giving-payments">
						{events.map(({ id, eventId, what, when }) => (
							<li key={id}>
								<p>
									{what}
									<span className="giving-note">{when}</span>
									<a href={`https://dashboard.stripe.com/events/${eventId}`} rel="noreferrer" className="giving-id">
										{eventId}
									</a>
								</p>
								<Form method="post" className="giving-presses">
									<input type="hidden" name="event" value={id} />
									<Button type="submit" size="sm" variant="outline" name="intent" value="retry">
										Try again
										<span className="sr-only"> {eventId}</span>
									</Button>
									<Button type="submit" size="sm" variant="outline" name="intent" value="aside">
										Set aside
										<span className="sr-only"> {eventId}</span>
									</Button>
								</Form>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	)
}

import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { deliveryErrorInWords } from '#domain/desk/delivery-errors.ts'
import { momentOf } from '#lib/dates.ts'
import { type ListedDelivery, listTroubledDeliveries } from '#records/outbox/delivery-overview.ts'
import { retryFailedDeliveries } from '#records/outbox/failed-deliveries.ts'
import { recordEvent } from '#records/staff/audit.ts'
import '../data/data.css'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import { type DeliveryLine, DeliveryTable } from '../deliveries/delivery-table.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/deliveries.ts'

const MAX_LINES = 200
const ALL = 'all'
/** Emails that are composed when they are sent. */
const WITHOUT_SUBJECT: Record<string, string> = {
	'sign-in': 'Email to sign in',
	'file-link': 'Email with a link for files',
}

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'deliveries')
	const { store, timezone } = asked.context.get(deskContext)
	const all = await listTroubledDeliveries(store, MAX_LINES)
	const lines = (isFailed: boolean) =>
		all.filter(({ failedAt }) => (failedAt !== null) === isFailed).map((one) => deliveryLine(one, timezone))
	return { failed: lines(true), late: lines(false) }
}

function deliveryLine(one: ListedDelivery, timezone: string): DeliveryLine {
	const { words } = deliveryErrorInWords(one.lastError)
	const { id, reference, phone, lastError, attempts, failedAt } = one
	const count = attempts === 1 ? '1 attempt' : `${attempts} attempts`
	return {
		...{ id, reference, phone, words, detail: lastError },
		who: one.name || one.to || 'Someone of your team',
		what: WITHOUT_SUBJECT[one.channel] ?? `Email: ${one.subject}`,
		when:
			failedAt === null
				? `Next try ${momentOf(one.nextAt, timezone)}`
				: `Failed ${momentOf(failedAt, timezone)}, after ${count}`,
		canRetry: failedAt !== null,
	}
}

export async function action(asked: Route.ActionArgs) {
	const { member } = requireMember(asked, 'deliveries')
	const { store, now, deliver } = asked.context.get(deskContext)
	const id = new URLSearchParams(await asked.request.text()).get('id') ?? ''
	const count = await retryFailedDeliveries(store, now, id === ALL ? undefined : id)
	if (count > 0) {
		const event = {
			staffId: member.id,
			action: 'delivery retried',
			subject: id === ALL ? `all ${count}` : id.slice(0, 8),
		} as const
		await store.write((transaction) => recordEvent(transaction, event, now))
		deliver()
	}
	return {
		done:
			count === 0
				? 'Nothing to retry: it was sent or retried meanwhile.'
				: `${count === 1 ? '1 email is' : `${count} emails are`} sent again now. If one fails again, it is back here.`,
	}
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `Deliveries${loaderData ? ` (${loaderData.failed.length} failed)` : ''} – Desk` }]
}

export default function DeliveriesPage({ loaderData: { failed, late }, actionData }: Route.ComponentProps) {
	return (
		<div className="data-page">
			<header className="data-head">
				<h1>Deliveries</h1>
				<p>Emails that did not arrive. Until one does, the person has heard nothing: ring them if it says so.</p>
			</header>
			{actionData && (
				<Notice tone="info">
					<p role="status">{actionData.done}</p>
				</Notice>
			)}
			{failed.length + late.length === 0 && <NothingToDo text="Every email arrived." />}
			<Form method="post" className="data-page">
				{failed.length > 0 && (
					<section className="data-section">
						<h2 className="text-h3">
							Failed <span className="data-quiet">{failed.length}</span>
						</h2>
						<DeliveryTable caption="Failed emails, the newest at the top" lines={failed} />
						<Button type="submit" size="st" name="id" value={ALL}>
							{failed.length === 1 ? 'Retry it' : `Retry all ${failed.length}`}
						</Button>
					</section>
				)}
				{late.length > 0 && (
					<section className="data-section">
						<h2 className="text-h3">
							Late, still being tried <span className="data-quiet">{late.length}</span>
						</h2>
						<DeliveryTable caption="Late emails, the next try at the top" lines={late} />
					</section>
				)}
			</Form>
		</div>
	)
}

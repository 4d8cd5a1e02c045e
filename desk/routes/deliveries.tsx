import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { deliveryErrorInWords } from '#domain/desk/delivery-errors.ts'
import { messageScopeOf } from '#domain/desk/people/message-scope.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import { DAY_MS, formatDateTime } from '#lib/dates.ts'
import { type ListedDelivery, listTroubledDeliveries, readSent } from '#records/outbox/delivery-overview.ts'
import { retryFailedDeliveries } from '#records/outbox/failed-deliveries.ts'
import { recordEvent } from '#records/staff/audit.ts'
import '../data/aside.css'
import '../data/data.css'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import { DeliveryGuide } from '../deliveries/delivery-guide.tsx'
import { type DeliveryLine, DeliveryTable } from '../deliveries/delivery-table.tsx'
import { MailProblem } from '../deliveries/mail-problem.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { showsDemo } from '../shell/demo.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/deliveries.ts'

const MAX_LINES = 200
const SENT_DAYS = 30
const ALL = 'all'
/** Emails that are composed when they are sent. */
const WITHOUT_SUBJECT: Record<string, string> = {
	'sign-in': 'Email to sign in',
	'file-link': 'Email with a link for files',
}

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'deliveries')
	const desk = args.context.get(deskContext)
	const { store, timezone, now } = desk
	const scope = messageScopeOf(member.role)
	const [mail, all, sent] = await Promise.all([
		desk.operations.mail(),
		listTroubledDeliveries(store, scope, MAX_LINES),
		readSent(store, now - SENT_DAYS * DAY_MS),
	])
	const lines = (isFailed: boolean) =>
		all.filter(({ failedAt }) => (failedAt !== null) === isFailed).map((one) => deliveryLine(one, timezone))
	return {
		failed: lines(true),
		late: lines(false),
		sent: sentInWords(sent, timezone),
		hasDemo: await showsDemo(desk),
		/** Why no email leaves; null while the mail server works. */
		problem: mail.state === 'problem' ? { words: mail.words, todo: mail.todo ?? '' } : null,
		isEverything: scope.isWhole,
		seesSettings: isAllowed(member.role, 'settings'),
	}
}

/** "12 emails were sent in the last 30 days, the last on 21 Nov 2026, 09:02." */
function sentInWords({ count, lastAt }: Awaited<ReturnType<typeof readSent>>, timezone: string): string {
	if (lastAt === null) return `No email to a real person was sent in the last ${SENT_DAYS} days.`
	const emails = count === 1 ? '1 email was' : `${count} emails were`
	return `${emails} sent in the last ${SENT_DAYS} days, the last on ${formatDateTime(lastAt, timezone)}.`
}

function deliveryLine(one: ListedDelivery, timezone: string): DeliveryLine {
	const { why, todo } = deliveryErrorInWords(one.lastError)
	const { id, phone, lastError, attempts, failedAt } = one
	const reference = one.payable?.reference ?? one.reference
	const count = attempts === 1 ? '1 attempt' : `${attempts} attempts`
	return {
		id,
		href: hrefOf(one),
		phone,
		why,
		detail: lastError,
		// Above the table stands what is true of all that are tried again.
		todo: failedAt === null ? '' : todo,
		who: one.name || one.to || 'Someone of your team',
		// The reference is that of the page to which the name leads.
		what: WITHOUT_SUBJECT[one.channel] ?? one.subject.replace(new RegExp(` [-–] ${reference}$`), ''),
		when:
			failedAt === null
				? `Next try ${formatDateTime(one.nextAt, timezone)}`
				: `Given up ${formatDateTime(failedAt, timezone)}, after ${count}`,
		canRetry: failedAt !== null,
	}
}

function hrefOf({ reference, payable }: ListedDelivery): string {
	if (payable) return `/${payable.kind === 'order' ? 'orders' : 'giving'}/${payable.reference}`
	return reference && `/cases/${reference}`
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'deliveries')
	const { store, now, deliver } = args.context.get(deskContext)
	const id = new URLSearchParams(await args.request.text()).get('id') ?? ''
	const count = await retryFailedDeliveries(store, messageScopeOf(member.role), now, id === ALL ? undefined : id)
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
	return [{ title: `Failed emails${loaderData ? ` (${loaderData.failed.length})` : ''} – Desk` }]
}

export default function DeliveriesPage({ loaderData, actionData }: Route.ComponentProps) {
	const { failed, late, sent, hasDemo, problem, isEverything, seesSettings } = loaderData
	const sentences = hasDemo
		? `${sent} Emails to “Demo” people are invented too: where their cases say “Sent”, nothing was sent.`
		: sent
	const isEmpty = failed.length + late.length === 0
	return (
		<div className="data-page">
			<header className="data-head">
				<h1>Failed emails</h1>
				<p>Emails that did not arrive, why, and what to do.</p>
			</header>
			{actionData && (
				<FlashMessage>
					<p>{actionData.done}</p>
				</FlashMessage>
			)}
			{problem && <MailProblem {...problem} seesSettings={seesSettings} />}
			{isEmpty && (
				<div className="data-beside">
					<div className="data-main">
						{/* While no email leaves the site, none can fail: nothing to be glad of. */}
						{problem ? (
							<p className="max-w-176">{sentences}</p>
						) : (
							<NothingToDo text={isEverything ? 'No email has failed.' : 'No email has failed that is yours to see.'}>
								<p>{sentences}</p>
								<p>If an email cannot be delivered, it waits here with the reason, and you can send it again.</p>
							</NothingToDo>
						)}
					</div>
					<DeliveryGuide />
				</div>
			)}
			{!isEmpty && (
				<>
					<Form method="post" className="delivery-lists">
						{failed.length > 0 && <FailedEmails lines={failed} />}
						{late.length > 0 && (
							<section className="data-section">
								<div>
									<h2 className="text-h3">
										Late <span className="data-quiet">{late.length}</span>
									</h2>
									<p className="data-quiet">Nothing to do yet: each is tried again by itself.</p>
								</div>
								<DeliveryTable caption="Late emails, the next try at the top" lines={late} />
							</section>
						)}
					</Form>
					<p className="data-quiet max-w-176">{sentences}</p>
				</>
			)}
		</div>
	)
}

function FailedEmails({ lines }: { lines: DeliveryLine[] }) {
	const people = lines.length === 1 ? 'This person has' : 'These people have'
	return (
		<section className="data-section">
			<div className="delivery-head">
				<div>
					<h2 className="text-h3">
						Failed <span className="delivery-count">{lines.length}</span>
					</h2>
					<p className="data-quiet">{people} heard nothing from us yet.</p>
				</div>
				{lines.length > 1 && (
					<Button type="submit" variant="outline" size="sm" name="id" value={ALL}>
						Retry all {lines.length}
					</Button>
				)}
			</div>
			<DeliveryTable caption="Failed emails, the newest at the top" lines={lines} />
		</section>
	)
}

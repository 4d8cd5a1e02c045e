import { data, Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { messageScopeOf } from '#domain/desk/people/message-scope.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { deleteQuarantined, releaseQuarantined } from '#records/cases/quarantine-actions.ts'
import '../data/data.css'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import { TickedBar } from '../lists/ticked-bar.tsx'
import { DELETE_FORM, QuarantineList, RELEASE_FORM } from '../quarantine/quarantine-list.tsx'
import { readPicked, readQuarantine } from '../quarantine/read-quarantine.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { StepHeading } from '../shell/desk-focus.tsx'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/quarantine.ts'

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'quarantine')
	const ticked = args.url.searchParams.get('tick') ?? ''
	return { ...(await readQuarantine(args.context.get(deskContext), member.role)), ticked }
}

const NOTHING: Answer = { problem: null, done: null, toConfirm: null }
interface Answer {
	problem: string | null
	done: string | null
	/** What a second press deletes or releases. */
	toConfirm: { doing: 'delete' | 'release'; picks: string[] } | null
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'quarantine')
	const { store, now, today, deliver } = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const picked = readPicked(form)
	if (picked.length === 0) {
		return data<Answer>({ ...NOTHING, problem: 'Tick at least one entry first.' }, { status: 422 })
	}
	const decider = { staffId: member.id, scope: messageScopeOf(member.role) }
	const intent = form.get('intent')
	const picks = form.getAll('pick')
	if (intent === 'delete') return data<Answer>({ ...NOTHING, toConfirm: { doing: 'delete', picks } })
	// One is one press; many may be ticked by mistake.
	if (intent === 'release' && picked.length > 1) {
		return data<Answer>({ ...NOTHING, toConfirm: { doing: 'release', picks } })
	}
	if (intent === 'delete for good') {
		const { deleted, onHold } = await deleteQuarantined(store, picked, { ...decider, today }, now)
		const kept = onHold.length > 0 ? ` On hold, and not deleted: ${listInWords(onHold)}.` : ''
		return data<Answer>({ ...NOTHING, done: `Deleted: ${deleted}.${kept}` })
	}
	const count = await releaseQuarantined(store, picked, decider, now)
	deliver()
	return data<Answer>({ ...NOTHING, done: `Released: ${count}. Their emails are sent within five minutes.` })
}

export function meta() {
	return [{ title: 'Held back – Desk' }]
}

export default function QuarantinePage({ loaderData, actionData }: Route.ComponentProps) {
	const { cases, requests, emails, counts, ticked, isEverything } = loaderData
	const { problem = null, done = null, toConfirm = null } = actionData ?? {}
	const lists = [
		{ kind: 'forms', title: 'Forms', lines: cases, count: counts.cases },
		{ kind: 'newsletter', title: 'Newsletter requests', lines: requests, count: counts.requests },
		{ kind: 'emails', title: 'Emails over a limit', lines: emails, count: counts.emails },
	].filter(({ lines }) => lines.length > 0)
	return (
		<div className="data-page">
			<header className="data-head">
				<h1>Held back</h1>
				<p>This looks like spam, but may be a real person. The longest wait is first.</p>
				<ul className="quarantine-ways">
					<li>
						<b>Release:</b> it joins the inbox or is sent on, and the reply time starts today.
					</li>
					<li>
						<b>Delete:</b> it is gone for good. The sender is not told.
					</li>
				</ul>
			</header>
			{problem && <FlashMessage isProblem>{problem}</FlashMessage>}
			{done && (
				<FlashMessage>
					<p>{done}</p>
				</FlashMessage>
			)}
			{toConfirm && <ConfirmMany {...toConfirm} />}
			{lists.length === 0 && (
				<NothingToDo
					text={
						isEverything
							? 'Nothing is held. Every message went straight through.'
							: 'Nothing is held that is yours to decide.'
					}
				/>
			)}
			{/* Apart from the ticks: Enter on a tick must not release the first entry. */}
			<Form method="post" id={RELEASE_FORM} hidden>
				<input type="hidden" name="intent" value="release" />
			</Form>
			<Form method="post" id={DELETE_FORM} hidden>
				<input type="hidden" name="intent" value="delete" />
			</Form>
			{lists.length > 0 && (
				<Form method="post" className="data-page" key={`${cases.length} ${requests.length} ${emails.length} ${ticked}`}>
					{lists.map(({ kind, title, lines, count }) => (
						<section key={title} className="data-section">
							<div className="quarantine-head">
								<h2 className="text-h3">
									{title} <span className="data-quiet">{count}</span>
								</h2>
								{lines.length > 1 && (
									<Link to={ticked === kind ? '?' : `?tick=${kind}`} preventScrollReset replace>
										{ticked === kind ? 'Tick none' : `Tick all ${lines.length}`}
										<VisuallyHidden joinedBy=":">{title}</VisuallyHidden>
									</Link>
								)}
							</div>
							<QuarantineList caption={title} lines={lines} isTicked={ticked === kind} />
							{count > lines.length && (
								<p className="data-quiet">
									{count - lines.length} more: they are shown once you have released or deleted some of these.
								</p>
							)}
						</section>
					))}
					<TickedBar
						name="pick"
						main={
							<Button type="submit" size="sm" name="intent" value="release">
								Release ticked
							</Button>
						}
						more={
							<Button type="submit" variant="destructive" size="sm" name="intent" value="delete">
								Delete ticked
							</Button>
						}
					/>
				</Form>
			)}
		</div>
	)
}

function ConfirmMany({ doing, picks }: NonNullable<Answer['toConfirm']>) {
	// The button that asked may be far below.
	const entries = picks.length === 1 ? '1 entry' : `${picks.length} entries`
	const isDeletion = doing === 'delete'
	return (
		<Notice tone="caution">
			<StepHeading step={`${doing} ${picks.join()}`} className="text-h4">
				{isDeletion ? `Delete ${entries} for good?` : `Release ${entries}?`}
			</StepHeading>
			<p>
				{isDeletion
					? 'No one gets an email about it, and it cannot be undone.'
					: 'They join the inbox or are sent on, and each person gets our email within five minutes.'}
			</p>
			<Form method="post">
				{picks.map((pick) => (
					<input key={pick} type="hidden" name="pick" value={pick} />
				))}
				<div className="flex flex-wrap gap-3">
					{isDeletion ? (
						<Button type="submit" variant="destructive" size="st" name="intent" value="delete for good">
							Delete for good
						</Button>
					) : (
						<Button type="submit" size="st" name="intent" value="release all">
							Release {entries}
						</Button>
					)}
					<ButtonLink to="/quarantine" variant="outline" size="st">
						{isDeletion ? `Keep ${picks.length === 1 ? 'it' : 'them'}` : 'Not now'}
					</ButtonLink>
				</div>
			</Form>
		</Notice>
	)
}

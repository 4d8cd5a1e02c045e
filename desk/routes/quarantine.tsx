import { data, Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { deleteQuarantined, releaseQuarantined } from '#records/cases/quarantine-actions.ts'
import '../data/data.css'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import { QuarantineList } from '../quarantine/quarantine-list.tsx'
import { readPicked, readQuarantine } from '../quarantine/read-quarantine.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/quarantine.ts'

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'quarantine')
	return readQuarantine(asked.context.get(deskContext))
}

const NOTHING: Answer = { problem: null, done: null, toDelete: null }
interface Answer {
	problem: string | null
	done: string | null
	/** What a second press deletes. */
	toDelete: string[] | null
}

export async function action(asked: Route.ActionArgs) {
	const { member } = requireMember(asked, 'quarantine')
	const { store, now, deliver } = asked.context.get(deskContext)
	const form = new URLSearchParams(await asked.request.text())
	const picked = readPicked(form)
	if (picked.length === 0) {
		return data<Answer>({ ...NOTHING, problem: 'Tick at least one entry first.' }, { status: 422 })
	}
	const intent = form.get('intent')
	if (intent === 'delete') return data<Answer>({ ...NOTHING, toDelete: form.getAll('pick') })
	if (intent === 'delete for good') {
		const count = await deleteQuarantined(store, picked, member.id, now)
		return data<Answer>({ ...NOTHING, done: `Deleted: ${count}.` })
	}
	const count = await releaseQuarantined(store, picked, member.id, now)
	deliver()
	return data<Answer>({ ...NOTHING, done: `Released: ${count}. Their emails are sent within five minutes.` })
}

export function meta() {
	return [{ title: 'Quarantine – Desk' }]
}

export default function QuarantinePage({ loaderData, actionData }: Route.ComponentProps) {
	const { cases, requests, emails } = loaderData
	const { problem = null, done = null, toDelete = null } = actionData ?? {}
	const lists = [
		{ title: 'Forms', lines: cases },
		{ title: 'Newsletter requests', lines: requests },
		{ title: 'Emails to new addresses', lines: emails },
	].filter(({ lines }) => lines.length > 0)
	return (
		<div className="data-page">
			<header className="data-head">
				<h1>Quarantine</h1>
				<p>
					What looks like spam waits here, because it may be a real person. Release it, and it goes on as if it had
					never been held; a promised day counts from now.
				</p>
			</header>
			{problem && <Notice tone="caution">{problem}</Notice>}
			{done && (
				<Notice tone="info">
					<p role="status">{done}</p>
				</Notice>
			)}
			{toDelete && <ConfirmDeletion picks={toDelete} />}
			{lists.length === 0 && <NothingToDo text="Nothing is held. Every message went straight through." />}
			{lists.length > 0 && (
				<Form method="post" className="data-page" key={`${cases.length} ${requests.length} ${emails.length}`}>
					{lists.map(({ title, lines }) => (
						<section key={title} className="data-section">
							<h2 className="text-h3">
								{title} <span className="data-quiet">{lines.length}</span>
							</h2>
							<QuarantineList caption={title} lines={lines} />
						</section>
					))}
					<div className="data-bar">
						<Button type="submit" size="st" name="intent" value="release">
							Release ticked
						</Button>
						<Button type="submit" variant="destructive" size="st" name="intent" value="delete">
							Delete ticked
						</Button>
					</div>
				</Form>
			)}
		</div>
	)
}

function ConfirmDeletion({ picks }: { picks: string[] }) {
	return (
		<Notice tone="caution">
			<h2 className="text-h4">
				{picks.length === 1 ? 'Delete 1 entry for good?' : `Delete ${picks.length} entries for good?`}
			</h2>
			<p>No one gets an email about it, and it cannot be undone.</p>
			<Form method="post">
				{picks.map((pick) => (
					<input key={pick} type="hidden" name="pick" value={pick} />
				))}
				<Button type="submit" variant="destructive" size="st" name="intent" value="delete for good">
					Delete for good
				</Button>
			</Form>
		</Notice>
	)
}

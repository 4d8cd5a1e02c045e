import { data, Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { describeAnswers } from '#domain/applications/answers/describe-answers.ts'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { FORM_WORDS, STATUS_WORDS } from '#domain/desk/status-words.ts'
import { changeStatus } from '#records/cases/change-status.ts'
import { findSubmission, STATUSES } from '#records/submissions/submissions.ts'
import { caseRow } from '../cases/case-row.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/case.ts'

export async function loader(asked: Route.LoaderArgs) {
	const { member } = requireMember(asked, 'case')
	const { store, content, now, today } = asked.context.get(deskContext)
	const submission = await findSubmission(store, asked.params.reference)
	if (!submission) throw data(null, { status: 404 })
	const maySee = member.role === 'lead'
	const answers = describeAnswers(submission, content, now)
	const { email, phone, flags, form, about, status, statusAt } = submission
	return {
		...caseRow(submission, today),
		...{ email, phone, status, statusAt, statusWords: STATUS_WORDS[status], title: FORM_WORDS[form] ?? form, about },
		flagTexts: flags.filter(({ isSensitive }) => maySee || !isSensitive).map(({ text }) => text),
		sections: Object.entries(
			Object.groupBy(
				answers.filter((one) => maySee || !one.isSensitive),
				({ section }) => section,
			),
		),
		restricted: maySee ? 0 : answers.filter(({ isSensitive }) => isSensitive).length,
		statuses: STATUSES.map((value) => ({ value, words: STATUS_WORDS[value] })),
	}
}

export async function action(asked: Route.ActionArgs) {
	const { member } = requireMember(asked, 'case')
	const { store, now } = asked.context.get(deskContext)
	const form = new URLSearchParams(await asked.request.text())
	const status = STATUSES.find((one) => one === form.get('status'))
	if (!status) return data({ problem: 'Choose a status', saved: null }, { status: 422 })
	const change = { reference: asked.params.reference, status, seenAt: Number(form.get('seen')), staffId: member.id }
	const result = await changeStatus(store, change, now)
	if (result === 'unknown') throw data(null, { status: 404 })
	if (result === 'changed meanwhile') {
		const problem = 'Someone changed this case while you had it open. Look at its status below, and choose again.'
		return data({ problem, saved: null }, { status: 409 })
	}
	return { problem: null, saved: STATUS_WORDS[status] }
}

/** Also after a refused change: the page must show the status that someone else set. */
export function shouldRevalidate() {
	return true
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: loaderData ? `${loaderData.name}, ${loaderData.title} – Desk` : 'Desk' }]
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
	const { name, title, about, email, phone, town, due, reference, flagTexts, sections, restricted } = loaderData
	return (
		<article className="grid gap-7">
			<Link to="/">All cases</Link>
			<header className="grid gap-1.5">
				<h1>{name || 'No name'}</h1>
				<p className="text-lede text-ink-2">
					{[title, about, town].filter(Boolean).join(' · ')} · {reference}
				</p>
				<p className="flex flex-wrap gap-x-6 gap-y-1 font-bold">
					{phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
					{email && <a href={`mailto:${email}`}>{email}</a>}
					{due && <span>Reply due: {due}</span>}
				</p>
			</header>
			{actionData?.problem && <Notice tone="caution">{actionData.problem}</Notice>}
			{actionData?.saved && <Notice tone="info">Saved: {actionData.saved}.</Notice>}
			{flagTexts.length > 0 && (
				<Notice tone="caution">
					<h2 className="text-h4">Check before you reply</h2>
					<ul className="list-disc pl-5">
						{flagTexts.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</Notice>
			)}
			<StatusForm {...loaderData} />
			{sections.map(([section, rows = []]) => (
				<section key={section} className="grid gap-2">
					<h2 className="text-h3">{section}</h2>
					<dl className="case-answers">
						{rows.map(({ field, label, value }) => (
							<div key={field}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</section>
			))}
			{restricted > 0 && (
				<p className="text-ink-2">
					{restricted === 1 ? '1 answer' : `${restricted} answers`} about health or offences can be seen by leads only.
				</p>
			)}
		</article>
	)
}

interface StatusFormProps {
	status: SubmissionStatus
	statusAt: number
	statuses: { value: SubmissionStatus; words: string }[]
}

function StatusForm({ status, statusAt, statuses }: StatusFormProps) {
	return (
		<Form method="post" className="flex flex-wrap items-end gap-4" key={statusAt}>
			<input type="hidden" name="seen" value={statusAt} />
			<Field id="status" label="Status">
				<Select name="status" defaultValue={status}>
					{statuses.map(({ value, words }) => (
						<option key={value} value={value}>
							{words}
						</option>
					))}
				</Select>
			</Field>
			<Button type="submit" size="st">
				Save
			</Button>
		</Form>
	)
}

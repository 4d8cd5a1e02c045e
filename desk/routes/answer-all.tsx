import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type AnswerAllAnswer, type ApplicantRow, answerAllAction, answerAllPage } from '../dogs/answer-all.server.ts'
import { BatchProgressView } from '../dogs/batch-progress.tsx'
import { BatchSamples } from '../dogs/batch-samples.tsx'
import '../dogs/answer-all.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/answer-all.ts'

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'answer-all')
	const desk = args.context.get(deskContext)
	return answerAllPage({ desk, slug: args.params.slug, member }, args.url.searchParams)
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'answer-all')
	const form = new URLSearchParams(await args.request.text())
	return answerAllAction({ desk: args.context.get(deskContext), slug: args.params.slug, member }, form)
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `${loaderData ? `Answer all for ${loaderData.dogName} – ` : ''}Desk` }]
}

export default function AnswerAllPage({ loaderData, actionData }: Route.ComponentProps) {
	const { dogName, progress, skipped } = loaderData
	const { look, problem }: AnswerAllAnswer = actionData ?? {}
	return (
		<div className="answer-all">
			<header>
				<h1>Answer all for {dogName}</h1>
				<p className="text-ink-2">Each person gets an email of their own, with the answer “not this time”.</p>
			</header>
			{problem && <FlashMessage isProblem>{problem}</FlashMessage>}
			{skipped > 0 && (
				<Notice tone="caution">
					{skipped === 1 ? '1 case' : `${skipped} cases`} changed while you were looking, and got no email. Look at them
					first: they are still open.
				</Notice>
			)}
			{progress ? (
				<BatchProgressView {...progress} />
			) : look ? (
				<BatchSamples {...look} undoTime={loaderData.undoTime} />
			) : (
				<People {...loaderData} />
			)}
		</div>
	)
}

function People({
	applicants,
	reasons,
	dogName,
}: Pick<Route.ComponentProps['loaderData'], 'applicants' | 'reasons' | 'dogName'>) {
	if (applicants.length === 0) return <p>No application for {dogName} is open.</p>
	return (
		<Form method="post" className="answer-all-form">
			<Field id="reason" label="The reason for all">
				<Select name="reason" defaultValue="">
					<option value="">Choose a reason</option>
					{reasons.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</Select>
			</Field>
			<fieldset>
				<legend>Who gets the email?</legend>
				{applicants.map((row) => (
					<Person key={row.reference} {...row} reasons={reasons} />
				))}
			</fieldset>
			<Button type="submit" name="intent" value="look" size="pst">
				See three of the emails
			</Button>
		</Form>
	)
}

function Person(props: ApplicantRow & { reasons: { value: string; label: string }[] }) {
	const { reference, name, town, status, version, note, isChosen, canBeChosen, reasons } = props
	return (
		<div className="answer-all-person">
			<input
				type="checkbox"
				id={reference}
				name="take"
				value={reference}
				defaultChecked={isChosen}
				disabled={!canBeChosen}
				className="size-6"
			/>
			<label htmlFor={reference}>
				<b>{name || 'No name'}</b>
				<span>
					{[town, status].filter(Boolean).join(' · ')} · <span className="case-reference">{reference}</span>
				</span>
				{note && <span>{note}</span>}
			</label>
			<Link to={`/cases/${reference}`}>Open</Link>
			<input type="hidden" name={`version-${reference}`} value={version} />
			<Select
				id={`reason-${reference}`}
				name={`reason-${reference}`}
				aria-label={`Reason for ${name}`}
				defaultValue=""
				disabled={!canBeChosen}
				className="answer-all-reason"
			>
				<option value="">The reason for all</option>
				{reasons.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</Select>
		</div>
	)
}

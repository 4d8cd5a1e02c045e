import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { STATUS_WORDS } from '#domain/desk/status-words.ts'
import { Changes } from './changes.tsx'
import type { FieldProblems } from './email-actions.server.ts'
import type { EmailStep } from './email-page.server.ts'
import { useKeptDraft } from './kept-draft.ts'

/** Those that an email may set. */
const STATUSES = ['looking', 'waiting', 'approved', 'declined', 'done'] as const

type WriteEmailProps = EmailStep & { step: 'write' } & { problems: FieldProblems }

export function WriteEmail({ title, draft, since, other, problems }: WriteEmailProps) {
	const form = useRef<HTMLFormElement>(null)
	const { keep, state } = useKeptDraft(form)
	return (
		<>
			{since && <Changes {...since} />}
			{other && (
				<Notice tone="caution">
					<p>
						You have another email to them that is not sent ({other.title}, saved {other.savedAt}). This one takes its
						place.
					</p>
					<Link to="?draft" className="font-bold">
						Go on with the other one
					</Link>
				</Notice>
			)}
			<Form ref={form} method="post" className="email-form" onInput={keep} noValidate>
				<h2>{title}</h2>
				<input type="hidden" name="template" value={draft.template} />
				<input type="hidden" name="version" value={draft.version} />
				<input type="hidden" name="homeOn" value={draft.homeOn ?? ''} />
				<Field id="subject" label="Subject" {...errorOf(problems.subject)}>
					<Input name="subject" defaultValue={draft.subject} />
				</Field>
				<Field
					id="body"
					label="Email"
					hint="A blank line starts a paragraph; “- ” at the beginning of each line makes a list. Our name and address are added below it."
					{...errorOf(problems.body)}
				>
					<Textarea name="body" defaultValue={draft.body} className="email-body" dir="auto" />
				</Field>
				<div className="email-status">
					<Field id="status" label="Once you press “Send”, the case is">
						<Select name="status" defaultValue={draft.status ?? ''}>
							<option value="">as it is now</option>
							{STATUSES.map((status) => (
								<option key={status} value={status}>
									{STATUS_WORDS[status]}
								</option>
							))}
						</Select>
					</Field>
					<Field
						id="backOn"
						label="It comes back on"
						hint="Only while you wait for them."
						{...errorOf(problems.backOn)}
					>
						<Input type="date" name="backOn" defaultValue={draft.backOn ?? ''} />
					</Field>
				</div>
				<p className="email-actions">
					<Button type="submit" name="intent" value="preview" size="pst">
						See what they get
					</Button>
					<Button type="submit" name="intent" value="discard" variant="ghost" size="st">
						Throw it away
					</Button>
					<span role="status" className="text-ink-2">
						{state}
					</span>
				</p>
			</Form>
		</>
	)
}

function errorOf(problem: string | undefined) {
	return problem === undefined ? {} : { error: problem }
}

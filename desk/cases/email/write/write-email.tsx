import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Input, Textarea } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import type { WrittenEmail } from '#domain/desk/emails/case-email.ts'
import { DiscardEmail } from '../discard-email.tsx'
import type { FieldProblems } from '../email-actions.server.ts'
import type { EmailStep } from '../email-page.server.ts'
import { Changes } from './changes.tsx'
import { formValues } from './form-values.ts'
import { useKeptDraft } from './kept-draft.ts'

/** Those that an email may set. */
const STATUSES = ['in_review', 'waiting', 'approved', 'declined', 'done'] as const

export type WriteEmailProps = EmailStep & { step: 'write' } & { problems: FieldProblems; undoTime: string }

export function WriteEmail({
	draft,
	since,
	other,
	problems,
	undoTime,
	onWords,
}: WriteEmailProps & { onWords(email: WrittenEmail): void }) {
	const form = useRef<HTMLFormElement>(null)
	const { keep, state } = useKeptDraft(form)
	function changed() {
		keep()
		if (!form.current) return
		const values = formValues(form.current)
		onWords({ subject: values.get('subject') ?? '', body: values.get('body') ?? '' })
	}
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
			<Form ref={form} method="post" className="email-form" onInput={changed} noValidate>
				<input type="hidden" name="template" value={draft.template} />
				<input type="hidden" name="version" value={draft.version} />
				<input type="hidden" name="homeOn" value={draft.homeOn ?? ''} />
				<Field id="subject" label="Subject" {...errorOf(problems.subject)}>
					{/* Wraps on a phone; a line break in it becomes a space. */}
					<Textarea name="subject" rows={1} defaultValue={draft.subject} className="email-subject" />
				</Field>
				<Field id="body" label="Email" {...errorOf(problems.body)}>
					<Textarea name="body" defaultValue={draft.body} className="email-body" dir="auto" />
					<p className="email-note">
						Leave a blank line between paragraphs. Start each line of a list with “- ”. Our name and address are added
						at the end.
					</p>
				</Field>
				<fieldset className="email-status">
					<legend>What happens with the case</legend>
					<Field id="status" label="After you send it, the case is" hint="Nothing changes until then.">
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
						hint="Only if you wait for them. Leave time to ring."
						{...errorOf(problems.backOn)}
					>
						<Input type="date" name="backOn" defaultValue={draft.backOn ?? ''} />
					</Field>
				</fieldset>
				<p className="email-note">
					Nothing is sent yet. On the next page you see the email as they get it and send it, and for {undoTime} after
					that you can take it back.
				</p>
				<p className="email-actions">
					<Button type="submit" name="intent" value="preview" size="pst">
						Next: check the email
					</Button>
					<span role="status" className="text-ink-2">
						{state}
					</span>
				</p>
				<DiscardEmail press="Throw it away" variant="link" size="link-s" />
			</Form>
		</>
	)
}

function errorOf(problem: string | undefined) {
	return problem === undefined ? {} : { error: problem }
}

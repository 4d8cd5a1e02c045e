import { type ReactNode, useEffect, useState } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { cn } from '#app/ui/cn.ts'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Textarea } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { CallResult } from '#domain/desk/cases/case-work.ts'
import { phoneHref } from '#lib/text/phone.ts'
import IconReply from '~icons/ph/arrow-bend-up-left-bold'
import IconHandshake from '~icons/ph/handshake-bold'
import IconPhone from '~icons/ph/phone-bold'
import IconUser from '~icons/ph/user-bold'
import type { CaseEmailsProps } from '../email/case-emails.server.ts'
import { CaseForm, errorOf, type FormState, isRefused, typedIn } from './case-form.tsx'
import { StatusTool } from './status-tool.tsx'
import { TaskList, TaskTool } from './task-list.tsx'
import { Options, Tool } from './tool.tsx'
import type { WorkProps } from './work-data.ts'
import './work.css'

interface CaseNextProps extends WorkProps {
	emails: CaseEmailsProps
	/** To ring before anything else; "" where that does not press, or for no number. */
	ringFirst: string
}

/** Who has the case, and the usual next step: take it, then write. */
export function CaseNext({ emails, ringFirst, ...work }: CaseNextProps) {
	const { notReached, phone, mayWrite, reference } = emails
	const isTheirs = work.isOwn && !work.isClosed && ringFirst === ''
	return (
		<section className="case-next" aria-labelledby="next">
			<h2 id="next">What to do</h2>
			{notReached && (
				<Notice tone="caution">
					<p>
						<b>{`Not reached, call them${phone ? `: ${phone}` : ''}.`}</b> An email to them was refused or came back, so
						it does not count as an answer.
					</p>
				</Notice>
			)}
			{ringFirst && (
				<a href={phoneHref(ringFirst)} className={cn(buttonStyles({ size: 'st' }), 'case-ring')}>
					<IconPhone aria-hidden /> Ring {ringFirst} first
				</a>
			)}
			<Holder {...work} isQuiet={ringFirst !== ''} />
			{mayWrite && (
				<ButtonLink to={`/cases/${reference}/email`} size="st" variant={isTheirs ? 'default' : 'outline'}>
					Write an email
				</ButtonLink>
			)}
		</section>
	)
}

/** What else a person does with a case: native forms, each with the version that was seen. */
export function CaseWork(work: WorkProps) {
	const state: FormState = { version: work.version, answer: work.answer }
	return (
		<section className="case-work" aria-labelledby="work">
			<h2 id="work" className="sr-only">
				Work on this case
			</h2>
			<TaskList {...work} {...state} />
			<MoreWork isNeeded={Boolean(work.answer?.problem) || work.draft !== ''}>
				<NoteForm {...work} {...state} />
				<div className="case-tools">
					<CallTool {...state} />
					<ReplyTool {...state} />
					<StatusTool {...work} {...state} />
					<TaskTool {...work} {...state} />
					<GiveTool {...work} {...state} />
					<AnswerTool {...state} />
				</div>
			</MoreWork>
		</section>
	)
}

/** On phones behind one press, so that what there is to read comes soon; beside it on wide screens all of it is open. */
function MoreWork({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
	const [isOpen, setIsOpen] = useState(isNeeded)
	useEffect(() => {
		if (isNeeded) setIsOpen(true)
	}, [isNeeded])
	return (
		<details className="case-more" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
			<summary>Note, call, status and more</summary>
			<div>{children}</div>
		</details>
	)
}

function Holder({ holder, isOwn, isHeld, ownId, isQuiet, ...state }: WorkProps & { isQuiet: boolean }) {
	return (
		<CaseForm {...state} intent="assign" className="case-holder">
			<p>{isOwn ? 'You hold this case.' : isHeld ? `${holder} holds this case.` : 'No one holds this case yet.'}</p>
			{!isOwn && (
				<Button type="submit" size="st" name="to" value={ownId} variant={isHeld || isQuiet ? 'outline' : 'default'}>
					Take this case
				</Button>
			)}
			{isHeld && (
				<Button type="submit" size="sm" name="to" value="" variant="outline">
					{isOwn ? 'Give it back' : 'Give it to no one'}
				</Button>
			)}
		</CaseForm>
	)
}

function GiveTool({ colleagues, answer, version }: WorkProps & FormState) {
	if (colleagues.length === 0) return null
	return (
		<Tool title="Give it to a colleague" icon={IconUser} isOpen={isRefused(answer, 'assign')}>
			<CaseForm answer={answer} version={version} intent="assign">
				<Field id="to" label="Colleague" {...errorOf(answer, 'to')}>
					<Select name="to">
						<Options colleagues={colleagues} />
					</Select>
				</Field>
				<Button type="submit" size="sm" variant="outline">
					Give the case
				</Button>
			</CaseForm>
		</Tool>
	)
}

function NoteForm({ draft, colleagues, ...state }: WorkProps & FormState) {
	const { answer } = state
	const typed = typedIn(answer, 'note', 'note')
	const mentioned = isRefused(answer, 'note') ? (answer?.typed.mention ?? []) : []
	return (
		<CaseForm {...state} intent="note" className="case-form case-note">
			<Field
				id="note"
				label="Note"
				{...errorOf(answer, 'note')}
				{...(draft && !typed && { hint: 'You wrote this earlier; it is not saved yet.' })}
			>
				<Textarea name="note" rows={1} defaultValue={typed || draft} />
			</Field>
			{colleagues.length > 0 && (
				<details className="case-mentions" open={mentioned.length > 0 || undefined}>
					<summary>For a colleague</summary>
					<fieldset>
						<legend className="sr-only">Who should see this note in their inbox</legend>
						{colleagues.map(({ id, name }) => (
							<Checkbox key={id} name="mention" value={id} defaultChecked={mentioned.includes(id)}>
								{name}
							</Checkbox>
						))}
					</fieldset>
				</details>
			)}
			<Button type="submit" size="sm" variant="outline">
				Save the note
			</Button>
		</CaseForm>
	)
}

const CALLS: Record<CallResult, string> = {
	reached: 'We spoke',
	'no answer': 'No answer',
	'message left': 'Left a message',
	'wrong number': 'Wrong number',
}

function CallTool({ answer, version }: FormState) {
	return (
		<Tool title="I rang them" icon={IconPhone} isOpen={isRefused(answer, 'call')}>
			<CaseForm answer={answer} version={version} intent="call">
				<Field id="call" label="What was said" optional {...errorOf(answer, 'call')}>
					<Textarea name="call" rows={2} defaultValue={typedIn(answer, 'call', 'call')} />
				</Field>
				<div className="case-presses">
					{Object.entries(CALLS).map(([result, words]) => (
						<Button key={result} type="submit" size="sm" variant="outline" name="result" value={result}>
							{words}
						</Button>
					))}
				</div>
			</CaseForm>
		</Tool>
	)
}

function ReplyTool({ answer, version }: FormState) {
	return (
		<Tool title="They replied" icon={IconReply} isOpen={isRefused(answer, 'reply')}>
			<CaseForm answer={answer} version={version} intent="reply">
				<Button type="submit" size="sm">
					They replied
				</Button>
				<Field id="reply" label="What they wrote" optional {...errorOf(answer, 'reply')}>
					<Textarea name="reply" rows={3} defaultValue={typedIn(answer, 'reply', 'reply')} />
				</Field>
			</CaseForm>
		</Tool>
	)
}

function AnswerTool({ answer, version }: FormState) {
	return (
		<Tool title="Answered another way" icon={IconHandshake} isOpen={isRefused(answer, 'answered')}>
			<CaseForm answer={answer} version={version} intent="answered">
				<Field id="answer" label="How they got your answer" {...errorOf(answer, 'answer')}>
					<Textarea name="answer" rows={2} defaultValue={typedIn(answer, 'answered', 'answer')} />
				</Field>
				<Button type="submit" size="sm">
					Save the answer
				</Button>
			</CaseForm>
		</Tool>
	)
}

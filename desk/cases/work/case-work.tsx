import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Textarea } from '#app/ui/forms/input.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import type { CallResult } from '#domain/desk/case-work.ts'
import IconReply from '~icons/ph/arrow-bend-up-left-bold'
import IconHandshake from '~icons/ph/handshake-bold'
import IconPhone from '~icons/ph/phone-bold'
import IconUser from '~icons/ph/user-bold'
import { CaseForm, errorOf, type FormState, isRefused, typedIn } from './case-form.tsx'
import { DeletionTool } from './deletion-tool.tsx'
import { StatusTool } from './status-tool.tsx'
import { TaskList, TaskTool } from './task-list.tsx'
import { Options, Tool } from './tool.tsx'
import type { WorkProps } from './work-data.ts'
import './work.css'

/** What a person does with a case: native forms, each with the version that was seen. */
export function CaseWork({ children, ...work }: WorkProps & { children?: ReactNode }) {
	const state: FormState = { version: work.version, answer: work.answer }
	return (
		<section className="case-work" aria-labelledby="work">
			<h2 id="work" className="sr-only">
				Work on this case
			</h2>
			<Holder {...work} {...state} />
			<TaskList {...work} {...state} />
			{children}
			<NoteForm {...work} {...state} />
			<div className="case-tools">
				<CallTool {...state} />
				<ReplyTool {...state} />
				<StatusTool {...work} {...state} />
				<TaskTool {...work} {...state} />
				<GiveTool {...work} {...state} />
				<AnswerTool {...state} />
			</div>
			<DeletionTool {...work} {...state} />
		</section>
	)
}

function Holder({ holder, isOwn, isHeld, ownId, ...state }: WorkProps & FormState) {
	return (
		<CaseForm {...state} intent="assign" className="case-holder">
			<p>{isOwn ? 'You hold this case.' : isHeld ? `${holder} holds this case.` : 'No one holds this case yet.'}</p>
			{!isOwn && (
				<Button type="submit" size="sm" name="to" value={ownId} variant={isHeld ? 'outline' : 'default'}>
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
		<CaseForm {...state} intent="note">
			<Field
				id="note"
				label="Note"
				{...errorOf(answer, 'note')}
				{...(draft && !typed && { hint: 'You wrote this earlier; it is not saved yet.' })}
			>
				<Textarea name="note" rows={3} defaultValue={typed || draft} />
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

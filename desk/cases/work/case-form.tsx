import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { ShownAnswers } from '../answers/case-answers.server.ts'

/** The answer to a form of the case page. */
export interface FormAnswer {
	intent: string
	/** What was done, in a sentence; null when it was refused. */
	saved: string | null
	problem: string | null
	/** The id of the control to which the problem belongs. */
	field: string | null
	/** Everything that was typed, by name. */
	typed: Record<string, string[]>
	/** What others did while the page was open. */
	meanwhile: string[]
	/** The answers about health and offences, when the press was to see them; null when this person may not. */
	restricted?: ShownAnswers | null
}

/** What a form needs to know of the last answer. */
export interface FormState {
	version: number
	answer: FormAnswer | undefined
}

interface CaseFormProps extends FormState {
	intent: string
	className?: string
	children: ReactNode
}

/** A form of the case page, with the version that the person saw. It is emptied and folded once it was saved. */
export function CaseForm({ intent, version, answer, className = 'case-form', children }: CaseFormProps) {
	const form = useRef<HTMLFormElement>(null)
	useEffect(() => {
		if (!answer?.saved || answer.intent !== intent) return
		form.current?.reset()
		form.current?.closest('details.case-tool')?.removeAttribute('open')
	}, [answer, intent])
	return (
		<Form method="post" ref={form} className={className}>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="version" value={version} />
			{children}
		</Form>
	)
}

/** What was typed into a refused form. */
export function typedIn(answer: FormAnswer | undefined, intent: string, name: string): string {
	return answer?.problem && answer.intent === intent ? (answer.typed[name]?.[0] ?? '') : ''
}

/** The problem of one control, for `Field`. */
export function errorOf(answer: FormAnswer | undefined, id: string): { error: string } | Record<string, never> {
	return answer?.problem && answer.field === id ? { error: answer.problem } : {}
}

export function isRefused(answer: FormAnswer | undefined, intent: string): boolean {
	return Boolean(answer?.problem) && answer?.intent === intent
}

import { type ReactNode, useMemo } from 'react'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { ERROR_PREFIX } from '#app/ui/forms/error-title.ts'
import { Notice } from '#app/ui/notice.tsx'
import { CaseChecks } from '../cases/answers/case-checks.tsx'
import { ChooseTemplate } from '../cases/email/choose-template.tsx'
import '../cases/email/email.css'
import '../cases/email/send/sent-emails.css'
import { emailAction, type FieldProblems } from '../cases/email/email-actions.server.ts'
import type { EmailAsideProps } from '../cases/email/email-aside.server.ts'
import { EmailFacts, EmailWords } from '../cases/email/email-aside.tsx'
import { type EmailStep, emailPage } from '../cases/email/email-page.server.ts'
import { EmailSteps, TemplatePicker } from '../cases/email/email-steps.tsx'
import { HeldEmail } from '../cases/email/send/held-email.tsx'
import { PreviewEmail } from '../cases/email/send/preview-email.tsx'
import { SendCard } from '../cases/email/send/send-card.tsx'
import { SentEmail } from '../cases/email/send/sent-email.tsx'
import { ComposeFacts, ComposeWords } from '../cases/email/write/compose-email.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { BackLink } from '../shell/back-link.tsx'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/case-email.ts'

/** By the parameter of the address that follows a press. */
const DONE = [
	['undone', 'Taken back. Nothing was sent, and the case is as it was. Your text is here.'],
	['discarded', 'Thrown away. Nothing was sent.'],
	['changed', 'Not sent yet: your text has changed since you saw it. Look at it once more, then send it.'],
] as const

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'case-email')
	const page = await emailPage(args.context.get(deskContext), args.params.reference, member, args.url.searchParams)
	const { searchParams } = args.url
	return { ...page, done: DONE.find(([name]) => searchParams.has(name))?.[1] ?? null }
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'case-email')
	const form = new URLSearchParams(await args.request.text())
	return emailAction({ desk: args.context.get(deskContext), reference: args.params.reference, member, form })
}

/** Not after a draft was saved in the background. */
export function shouldRevalidate({ formData }: { formData?: FormData }) {
	return formData?.get('intent') !== 'keep'
}

export function meta({ loaderData }: Route.MetaArgs) {
	if (!loaderData) return [{ title: 'Desk' }]
	const prefix = errorsIn(loaderData).length > 0 ? ERROR_PREFIX : ''
	return [{ title: `${prefix}${titleOf(loaderData)}: email to ${loaderData.name || 'no name'} – Desk` }]
}

/** What the page is for, first: screen readers announce it at each step. */
function titleOf(page: EmailStep): string {
	switch (page.step) {
		case 'choose':
			return 'Choose a template'
		case 'facts':
			return 'Fill in'
		case 'write':
			return 'Write'
		case 'preview':
			return 'Preview'
		case 'sent':
			return page.undoMs > 0 ? 'On its way' : 'Sent'
	}
}

/** Errors in the facts that were sent, or in the text. */
function errorsIn(page: EmailStep, problems: FieldProblems = {}): { id: string; text: string }[] {
	if (page.step === 'facts')
		return page.fields.flatMap(({ name, problem }) => (problem === null ? [] : [{ id: name, text: problem }]))
	return Object.entries(problems).map(([id, text]) => ({ id, text }))
}

export default function CaseEmailPage({ loaderData, actionData }: Route.ComponentProps) {
	const { reference, name, email, caution, done, aside, step } = loaderData
	const isWriting = !caution?.isFinal && step !== 'sent'
	// The same list until the next answer, which takes the focus.
	const errors = useMemo(() => errorsIn(loaderData, actionData?.problems), [loaderData, actionData])
	return (
		<div className="email-page">
			<div className="email-head">
				<ErrorSummary errors={errors} />
				<BackLink to={`/cases/${reference}`}>Back to the case</BackLink>
				<header>
					<h1>Email to {name || 'no name'}</h1>
					<p className="text-ink-2">
						{email || 'No address'} · <span className="case-reference">{reference}</span>
					</p>
					<EmailFacts {...aside} />
				</header>
				{isWriting && <EmailSteps step={step} />}
				{caution && <Notice tone="caution">{caution.text}</Notice>}
				{actionData?.problem && <FlashMessage isProblem>{actionData.problem}</FlashMessage>}
				{done && !actionData && (
					<FlashMessage>
						<p>{done}</p>
					</FlashMessage>
				)}
			</div>
			{!caution?.isFinal && <Step loaderData={loaderData} actionData={actionData} />}
		</div>
	)
}

/** Once a template is chosen it is named above the form; before that the templates are the page. */
function Step({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
	const { aside } = loaderData
	const checks = <CaseChecks {...aside.checks} />
	if (actionData?.held) return <OneStep {...aside} step={<HeldEmail {...actionData.held} />} />
	switch (loaderData.step) {
		case 'choose':
			return <OneStep {...aside} step={<ChooseTemplate {...loaderData} />} />
		case 'facts':
			return (
				<ComposeFacts {...loaderData} words={aside.words} key={loaderData.template}>
					{checks}
					<TemplatePicker step="facts" templates={loaderData.templates} current={loaderData.template} />
				</ComposeFacts>
			)
		case 'write': {
			const { typed = loaderData.draft, problems = {} } = actionData ?? {}
			return (
				<ComposeWords {...loaderData} words={aside.words} draft={typed} problems={problems} key={typed.template}>
					{checks}
					<TemplatePicker step="write" templates={loaderData.templates} current={loaderData.draft.template} />
				</ComposeWords>
			)
		}
		case 'preview':
			return (
				<>
					<div className="email-step">
						<PreviewEmail {...loaderData} />
					</div>
					<div className="email-side">
						{checks}
						<SendCard {...loaderData} />
					</div>
				</>
			)
		case 'sent':
			return (
				<div className="email-step">
					<SentEmail {...loaderData} undo={actionData?.undo} />
				</div>
			)
	}
}

/** A step without an email to show: what to check comes first, on wide screens beside it. */
function OneStep({ step, checks, words }: Pick<EmailAsideProps, 'checks' | 'words'> & { step: ReactNode }) {
	return (
		<>
			<div className="email-side is-first">
				<CaseChecks {...checks} />
				<EmailWords words={words} />
			</div>
			<div className="email-step">{step}</div>
		</>
	)
}

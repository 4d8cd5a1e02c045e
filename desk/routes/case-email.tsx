import type { ReactNode } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { CaseChecks } from '../cases/answers/case-checks.tsx'
import { ChooseTemplate } from '../cases/email/choose-template.tsx'
import '../cases/email/email.css'
import '../cases/email/send/sent-emails.css'
import { emailAction } from '../cases/email/email-actions.server.ts'
import type { EmailAsideProps } from '../cases/email/email-aside.server.ts'
import { EmailFacts, EmailWords } from '../cases/email/email-aside.tsx'
import { emailPage } from '../cases/email/email-page.server.ts'
import { EmailSteps, TemplatePicker } from '../cases/email/email-steps.tsx'
import { HeldEmail } from '../cases/email/send/held-email.tsx'
import { PreviewEmail } from '../cases/email/send/preview-email.tsx'
import { SendCard } from '../cases/email/send/send-card.tsx'
import { SentEmail } from '../cases/email/send/sent-email.tsx'
import { ComposeFacts, ComposeWords } from '../cases/email/write/compose-email.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { BackLink } from '../shell/back-link.tsx'
import type { Route } from './+types/case-email.ts'

export async function loader(asked: Route.LoaderArgs) {
	const { member } = requireMember(asked, 'case-email')
	const page = await emailPage(asked.context.get(deskContext), asked.params.reference, member, asked.url.searchParams)
	return { ...page, isUndone: asked.url.searchParams.has('undone') }
}

export async function action(asked: Route.ActionArgs) {
	const { member } = requireMember(asked, 'case-email')
	const form = new URLSearchParams(await asked.request.text())
	return emailAction({ desk: asked.context.get(deskContext), reference: asked.params.reference, member, form })
}

/** Not after a draft was saved in the background. */
export function shouldRevalidate({ formData }: { formData?: FormData }) {
	return formData?.get('intent') !== 'keep'
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: loaderData ? `Email to ${loaderData.name} – Desk` : 'Desk' }]
}

export default function CaseEmailPage({ loaderData, actionData }: Route.ComponentProps) {
	const { reference, name, email, caution, isUndone, aside, step } = loaderData
	const isWriting = !caution?.isFinal && step !== 'sent'
	return (
		<article className="email-page">
			<div className="email-head">
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
				{actionData?.problem && (
					<Notice tone="caution" role="alert">
						{actionData.problem}
					</Notice>
				)}
				{isUndone && !actionData && (
					<Notice tone="info" role="status">
						Taken back. Nothing was sent, and the case is as it was. Your text is here.
					</Notice>
				)}
			</div>
			{!caution?.isFinal && <Step {...{ loaderData, actionData }} />}
		</article>
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
					<TemplatePicker templates={loaderData.templates} current={loaderData.template} />
				</ComposeFacts>
			)
		case 'write': {
			const { typed = loaderData.draft, problems = {} } = actionData ?? {}
			return (
				<ComposeWords {...loaderData} words={aside.words} draft={typed} problems={problems} key={typed.template}>
					{checks}
					<TemplatePicker templates={loaderData.templates} current={loaderData.draft.template} />
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

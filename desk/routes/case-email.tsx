import { Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { ChooseTemplate } from '../cases/email/choose-template.tsx'
import '../cases/email/email.css'
import { emailAction } from '../cases/email/email-actions.server.ts'
import { emailPage } from '../cases/email/email-page.server.ts'
import { FactsForm } from '../cases/email/facts-form.tsx'
import { HeldEmail } from '../cases/email/held-email.tsx'
import { PreviewEmail } from '../cases/email/preview-email.tsx'
import { SentEmail } from '../cases/email/sent-email.tsx'
import { WriteEmail } from '../cases/email/write-email.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
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
	const { reference, name, email, caution, isUndone } = loaderData
	return (
		<article className="email-page">
			<Link to={`/cases/${reference}`}>Back to the case</Link>
			<header>
				<h1>Email to {name || 'no name'}</h1>
				<p className="text-ink-2">
					{email || 'No address'} · {reference}
				</p>
			</header>
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
			{!caution?.isFinal && <Step {...{ loaderData, actionData }} />}
		</article>
	)
}

function Step({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
	const { reference } = loaderData
	if (actionData?.held) return <HeldEmail {...actionData.held} />
	switch (loaderData.step) {
		case 'choose':
			return <ChooseTemplate {...loaderData} />
		case 'facts':
			return <FactsForm {...loaderData} />
		case 'write': {
			const { typed = loaderData.draft, problems = {} } = actionData ?? {}
			return <WriteEmail {...loaderData} draft={typed} problems={problems} />
		}
		case 'preview':
			return <PreviewEmail {...loaderData} />
		case 'sent':
			return <SentEmail {...loaderData} reference={reference} undo={actionData?.undo} />
	}
}

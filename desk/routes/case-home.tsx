import { useMemo } from 'react'
import { Link } from 'react-router'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { homeAction, homePage } from '../cases/check-ins/check-ins.server.ts'
import { CheckIns } from '../cases/check-ins/check-ins.tsx'
import '../cases/email/email.css'
import '../cases/email/send/sent-emails.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/case-home.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'case-home')
	return homePage(args.context.get(deskContext), args.params.reference)
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'case-home')
	const form = new URLSearchParams(await args.request.text())
	return homeAction({ desk: args.context.get(deskContext), reference: args.params.reference, member, form })
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: loaderData ? `${loaderData.dogName} at home – Desk` : 'Desk' }]
}

/** Shown when the day could not be saved; its form is on the case's page. */
export default function CaseHomePage({ loaderData, actionData }: Route.ComponentProps) {
	const problem = actionData?.problem
	// The same list until the next answer, which takes the focus.
	const errors = useMemo(() => (problem ? [{ id: 'home', text: problem }] : []), [problem])
	return (
		<div className="email-page">
			<ErrorSummary errors={errors} />
			<Link to={`/cases/${loaderData.reference}`}>Back to the case</Link>
			<h1>{loaderData.dogName} at home</h1>
			<CheckIns {...loaderData} {...(problem ? { problem } : {})} />
		</div>
	)
}

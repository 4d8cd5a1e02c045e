import { data, redirect } from 'react-router'
import { ownValue } from '#lib/own-value.ts'
import { phoneHref } from '#lib/text/phone.ts'
import { findSubmission } from '#records/submissions/submissions.ts'
import IconEnvelope from '~icons/ph/envelope-simple-bold'
import IconPhone from '~icons/ph/phone-bold'
import '../cases/case.css'
import '../cases/email/email.css'
import '../cases/email/send/sent-emails.css'
import { Answers, Restricted } from '../cases/answers/answers.tsx'
import { CaseChecks } from '../cases/answers/case-checks.tsx'
import { Due } from '../cases/answers/case-due.tsx'
import { DogAndFit } from '../cases/answers/dog-card.tsx'
import { CaseJumps } from '../cases/case-jumps.tsx'
import { loadCase } from '../cases/case-page.server.ts'
import { CheckIns } from '../cases/check-ins/check-ins.tsx'
import { caseEmails } from '../cases/email/case-emails.server.ts'
import { caseFiles } from '../cases/files/case-files.server.ts'
import { CaseFiles } from '../cases/files/case-files.tsx'
import { Applicants, SamePerson } from '../cases/person/other-cases.tsx'
import { Timeline } from '../cases/timeline/timeline.tsx'
import { actOnCase } from '../cases/work/act-on-case.server.ts'
import { SAVED_WORDS } from '../cases/work/case-actions.server.ts'
import { CaseNext, CaseWork } from '../cases/work/case-work.tsx'
import { DeletionTool } from '../cases/work/deletion-tool.tsx'
import { RefusedChange } from '../cases/work/refused-change.tsx'
import { isReachable, submitOrStay } from '../cases/work/submit-or-stay.ts'
import { CaseLive } from '../live/case-live.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { BackLink } from '../shell/back-link.tsx'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/case.ts'

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'case')
	const desk = args.context.get(deskContext)
	const submission = await findSubmission(desk.store, args.params.reference)
	if (!submission) throw data(null, { status: 404 })
	const { searchParams } = args.url
	const shown = await loadCase({ desk, member, submission })
	const emails = await caseEmails(desk, submission, member.id)
	const files = await caseFiles(desk, submission)
	return { ...shown, emails, files, saved: ownValue(SAVED_WORDS, searchParams.get('saved') ?? '') ?? null }
}

export async function action(args: Route.ActionArgs) {
	const { member } = requireMember(args, 'case')
	const desk = args.context.get(deskContext)
	const submission = await findSubmission(desk.store, args.params.reference)
	if (!submission) throw data(null, { status: 404 })
	const form = new URLSearchParams(await args.request.text())
	const answer = await actOnCase({ desk, member, submission, form })
	// Without JavaScript a reload must not send the form again.
	if (answer.data.saved && args.request.headers.get('Accept')?.includes('text/html')) {
		throw redirect(`/cases/${submission.reference}?saved=${answer.data.intent}`, { status: 303 })
	}
	return answer
}

export const clientAction = (args: Route.ClientActionArgs) => submitOrStay(args)

export const shouldRevalidate = isReachable

export function meta({ loaderData, error }: Route.MetaArgs) {
	if (error || !loaderData) return [{ title: 'Case – Desk' }]
	return [{ title: `${loaderData.name || 'No name'}, ${loaderData.title} – Desk` }]
}

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
	const {
		answers,
		checks,
		work,
		timeline,
		dog,
		fit,
		toAsk,
		applicants,
		compareUrl,
		isDogFreeAgain,
		candidates,
		saved,
	} = loaderData
	const { checkIns, emails } = loaderData.emails
	const state = { version: work.version, answer: actionData }
	const others = (
		<Applicants
			dogName={dog?.name ?? loaderData.about}
			applicants={applicants}
			compareUrl={compareUrl}
			isDogFreeAgain={isDogFreeAgain}
		/>
	)
	return (
		<div className="case-page">
			<RefusedChange title="Not saved yet" answer={actionData} />
			<Head {...loaderData} />
			<CaseLive reference={loaderData.reference} key={loaderData.reference} />
			{(actionData?.saved ?? saved) && !actionData?.problem && (
				<FlashMessage className="case-saved">
					<p>{actionData?.saved ?? saved}</p>
				</FlashMessage>
			)}
			<div className="case-side">
				<CaseNext
					{...work}
					holder={loaderData.holder}
					answer={actionData}
					emails={loaderData.emails}
					ringFirst={loaderData.isUrgent ? loaderData.phone : ''}
				/>
				<CaseWork {...work} holder={loaderData.holder} answer={actionData} />
			</div>
			<CaseChecks {...checks} />
			<div className="case-main">
				<CaseJumps
					hasFit={dog !== null}
					hasRestricted={answers.restricted !== 'none'}
					hasOthers={applicants.length > 0}
					isOthersFirst={isDogFreeAgain}
				/>
				{isDogFreeAgain && others}
				{dog && <DogAndFit dog={dog} fit={fit} toAsk={toAsk} />}
				<Answers sections={answers.sections} misfits={loaderData.misfits} />
				<Restricted restricted={answers.restricted} shown={actionData?.restricted ?? null} />
				{!isDogFreeAgain && others}
				<CaseFiles {...loaderData.files} />
				<SamePerson candidates={candidates} {...state} />
				{checkIns && <CheckIns {...checkIns} />}
				<Timeline lines={timeline} emails={emails} reference={loaderData.reference} />
				<DeletionTool {...work} {...state} />
			</div>
		</div>
	)
}

type CaseData = Route.ComponentProps['loaderData']

function Head({ name, title, about, town, reference, phone, email, status, due, holder, isUrgent }: CaseData) {
	return (
		<header className="case-head">
			<BackLink to="/">All cases</BackLink>
			<h1 translate={name ? 'no' : undefined}>{name || 'No name'}</h1>
			<p>
				{[title, about, town].filter(Boolean).join(' · ')} · <span className="case-reference">{reference}</span>
			</p>
			<p className="case-reach">
				{phone && (
					<a href={phoneHref(phone)}>
						<IconPhone aria-hidden />
						{phone}
					</a>
				)}
				{email && (
					<a href={`mailto:${email}`}>
						<IconEnvelope aria-hidden />
						{email}
					</a>
				)}
			</p>
			<p className="case-facts">
				<b className="case-pill">{status}</b>
				{isUrgent && <b className="case-pill is-urgent">Ring first</b>}
				<Due due={due} />
				{holder && <span className="case-holder">Held by {holder}</span>}
			</p>
		</header>
	)
}

import { useMemo } from 'react'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import '../data/aside.css'
import '../data/data.css'
import { DataHead } from '../data/data-head.tsx'
import { actOnPerson } from '../data/person/act-on-person.server.ts'
import { ErasePerson } from '../data/person/erase-person.tsx'
import { FindPerson, FoundPeople } from '../data/person/find-person.tsx'
import { HandOver } from '../data/person/hand-over.tsx'
import { HowItGoes } from '../data/person/how-it-goes.tsx'
import { PastRequests } from '../data/person/past-requests.tsx'
import '../data/person/person.css'
import { NO_ANSWER } from '../data/person/person-answer.ts'
import { PersonView } from '../data/person/person-view.tsx'
import { readPastRequests } from '../data/person/read-past-requests.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { FlashMessage } from '../shell/flash-message.tsx'
import type { Route } from './+types/data-person.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'data-person')
	return { past: await readPastRequests(args.context.get(deskContext)) }
}

export function action(args: Route.ActionArgs) {
	return actOnPerson(args)
}

export function meta() {
	return [{ title: 'A person’s data – Desk' }]
}

export default function PersonPage({ actionData, loaderData }: Route.ComponentProps) {
	const { problem, done, typed, person, found } = actionData ?? NO_ANSWER
	// The same list until the next answer, which takes the focus.
	const errors = useMemo(() => (problem ? [{ id: person ? 'sure' : 'email', text: problem }] : []), [problem, person])
	return (
		<div className="data-page">
			<ErrorSummary errors={errors} />
			<DataHead title="A person’s data">Show, hand over or erase everything you hold about someone.</DataHead>
			<div className="data-beside">
				<div className="data-main">
					{done && (
						<FlashMessage>
							<p>{done}</p>
						</FlashMessage>
					)}
					{person ? (
						<details className="data-said">
							<summary>Look for someone else</summary>
							<FindPerson problem={null} typed="" />
						</details>
					) : (
						<FindPerson problem={problem} typed={typed} />
					)}
					{found.length > 0 && <FoundPeople people={found} />}
					{person && <PersonView person={person} />}
					{!person && found.length === 0 && <PastRequests past={loaderData.past} />}
				</div>
				{person ? <HandOver email={person.email} /> : <HowItGoes />}
				{person && <ErasePerson person={person} />}
			</div>
		</div>
	)
}

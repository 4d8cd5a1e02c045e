import { Link } from 'react-router'
import { FactList } from './fact-list.tsx'
import { GivingThatStays, type PersonGivingData, PersonGivingView } from './person-giving.tsx'

export interface PersonData {
	email: string
	isEmpty: boolean
	cases: {
		reference: string
		title: string
		status: string
		sentOn: string
		deletedOn: string
		answers: { field: string; label: string; value: string }[]
	}[]
	drafts: { form: string; changedOn: string; deletedOn: string }[]
	emails: { subject: string; moment: string }[]
	newsletter: string[]
	/** What your team noted and did. */
	timeline: string[]
	tasks: string[]
	files: string[]
	/** Cases that must not be deleted now. */
	held: { reference: string; reason: string; until: string }[]
	copiesInWordPress: number
	giving: PersonGivingData
}

/** Everything held about a person, as they would read it. */
export function PersonView({ person }: { person: PersonData }) {
	return (
		<section className="data-section">
			<h2 className="text-h3">Held about {person.email}</h2>
			{person.cases.map(({ reference, title, status, sentOn, deletedOn, answers }) => (
				<section key={reference} className="data-section w-full">
					<h3 className="text-h4">
						<Link to={`/cases/${reference}`}>{title}</Link>
					</h3>
					<p className="data-quiet">
						{reference} · sent on {sentOn} · {status} · deleted on {deletedOn}
					</p>
					<details className="data-said w-full">
						<summary>{answers.length === 1 ? '1 answer' : `${answers.length} answers`}</summary>
						<dl className="case-answers">
							{answers.map(({ field, label, value }) => (
								<div key={field}>
									<dt>{label}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
					</details>
				</section>
			))}
			<FactList
				title="Forms not sent"
				facts={person.drafts.map((one) => `${one.form}, last changed on ${one.changedOn}, deleted on ${one.deletedOn}`)}
			/>
			<PersonGivingView giving={person.giving} />
			<FactList title="Emails to or about them" facts={person.emails.map((one) => `${one.subject}, ${one.moment}`)} />
			<FactList title="Newsletter" facts={person.newsletter} />
			<FactList title="What your team noted and did" facts={person.timeline} />
			<FactList title="Files they sent" facts={person.files} />
			<FactList title="Tasks" facts={person.tasks} />
		</section>
	)
}

/** What erasing cannot reach, and why it stays. */
export function WhatStays({ person: { copiesInWordPress, giving } }: { person: PersonData }) {
	return (
		<>
			<p>What stays, and why:</p>
			<ul className="list-disc pl-5">
				<GivingThatStays giving={giving} />
				<li>
					The audit log says that someone’s data was erased, with the reference and without a name, for 12 months: it is
					our proof.
				</li>
				<li>Backups made before still have it until you delete them. After restoring one, erase the person again.</li>
				<li>Emails already sent are in their mailbox and in yours. Delete yours by hand.</li>
				<li>Anything exported or printed. Ask those who have it.</li>
				{copiesInWordPress > 0 && (
					<li>
						WordPress has {copiesInWordPress === 1 ? 'a copy' : `copies of ${copiesInWordPress} forms`} that an earlier
						version of the site sent. Delete them there by hand.
					</li>
				)}
			</ul>
		</>
	)
}

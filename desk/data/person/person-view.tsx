import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StepHeading } from '../../shell/desk-focus.tsx'
import { FactList } from './fact-list.tsx'
import type { PersonData } from './person-data.ts'
import { PersonGivingView } from './person-giving.tsx'

/** Everything held about a person, as they would read it: how much of what, then all of it. */
export function PersonView({ person }: { person: PersonData }) {
	const { email, name, cases, drafts, giving } = person
	return (
		<>
			<section className="person-card" aria-labelledby="person-name">
				<StepHeading step={`person ${email}`} id="person-name">
					{name || email}
				</StepHeading>
				<p>Held about {email}</p>
				<dl>
					{countsOf(person).map(({ what, count }) => (
						<div key={what}>
							<dt>{what}</dt>
							<dd>{count}</dd>
						</div>
					))}
				</dl>
			</section>
			{cases.length > 0 && (
				<Part title="Forms they sent">
					{cases.map((one) => (
						<CaseFacts key={one.reference} {...one} />
					))}
				</Part>
			)}
			<FactList
				title="Forms not sent"
				facts={drafts.map((one) => `${one.form}, last changed on ${one.changedOn}, deleted on ${one.deletedOn}`)}
			/>
			<PersonGivingView giving={giving} />
			<FactList title="Emails to or about them" facts={person.emails.map((one) => `${one.subject}, ${one.moment}`)} />
			<FactList title="Newsletter" facts={person.newsletter} />
			<FactList title="Waiting for something of the shop" facts={person.stockNotices} />
			<FactList title="What your team noted and did" facts={person.timeline} />
			<FactList title="Files they sent" facts={person.files} />
			<FactList title="Tasks" facts={person.tasks} />
		</>
	)
}

/** How much there is of what, without what there is nothing of. */
function countsOf({ cases, drafts, emails, newsletter, stockNotices, timeline, files, tasks, giving }: PersonData) {
	const counts: [one: string, many: string, count: number][] = [
		['Form', 'Forms', cases.length],
		['Form not sent', 'Forms not sent', drafts.length],
		['Donation', 'Donations', giving.donations.length],
		['Order', 'Orders', giving.orders.length],
		['Gift Aid declaration', 'Gift Aid declarations', giving.declarations.length],
		['Email', 'Emails', emails.length],
		['Newsletter', 'Newsletter', newsletter.length],
		['Shop notice', 'Shop notices', stockNotices.length],
		['Note of yours', 'Notes of yours', timeline.length],
		['File', 'Files', files.length],
		['Task', 'Tasks', tasks.length],
	]
	return counts.flatMap(([one, many, count]) => (count === 0 ? [] : [{ what: count === 1 ? one : many, count }]))
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="person-part">
			<h3 className="text-h4">{title}</h3>
			{children}
		</section>
	)
}

function CaseFacts({ reference, title, status, sentOn, deletedOn, answers }: PersonData['cases'][number]) {
	return (
		<section className="person-case">
			<h4>
				<Link to={`/cases/${reference}`}>{title}</Link>
			</h4>
			<p className="data-quiet">
				{reference} · sent on {sentOn} · {status} · deleted on {deletedOn}
			</p>
			<details className="data-said">
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
	)
}

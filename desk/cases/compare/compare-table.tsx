import { cn } from '#app/ui/cn.ts'
import type { ComparedPerson, ComparedSection, Comparison } from './compare.server.ts'
import { Applied, PersonName, Tally, WriteLink } from './compare-people.tsx'
import { CompareVerdict } from './compare-verdict.tsx'

type People = Pick<Comparison, 'people'>

/** A column for each person. What decides comes first: how each goes with the dog, then the answers that differ. */
export function CompareTable({ dogName, people, needs, differing }: Comparison & { dogName: string }) {
	return (
		<table className="compare-table">
			<caption className="sr-only">The answers of {people.length} applicants, question by question</caption>
			<thead>
				<tr>
					<td />
					{people.map((person) => (
						<th key={person.reference} scope="col">
							<PersonName {...person} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				<PeopleRow title="Applied" people={people}>
					{(person) => <Applied {...person} />}
				</PeopleRow>
				<PeopleRow title="In short" people={people}>
					{(person) => (
						<>
							<Tally {...person.tally} />
							<WriteLink {...person} />
						</>
					)}
				</PeopleRow>
			</tbody>
			{needs.length > 0 && (
				<tbody>
					<SectionTitle title={`How they go with ${dogName}`} count={people.length} />
					{needs.map(({ about, need, values }) => (
						<tr key={about}>
							<th scope="row">{need}</th>
							{people.map(({ reference }, index) => (
								<td key={reference}>
									<CompareVerdict value={values[index] ?? null} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			)}
			{differing.map((section) => (
				<Section key={section.title} {...section} people={people} />
			))}
		</table>
	)
}

interface PeopleRowProps extends People {
	title: string
	children: (person: ComparedPerson) => React.ReactNode
}

function PeopleRow({ title, people, children }: PeopleRowProps) {
	return (
		<tr>
			<th scope="row">{title}</th>
			{people.map((person) => (
				<td key={person.reference}>{children(person)}</td>
			))}
		</tr>
	)
}

function SectionTitle({ title, count }: { title: string; count: number }) {
	return (
		<tr className="compare-section">
			<th scope="rowgroup" colSpan={count + 1}>
				{title}
			</th>
		</tr>
	)
}

function Section({ title, rows, people }: ComparedSection & People) {
	return (
		<tbody>
			<SectionTitle title={title} count={people.length} />
			{rows.map(({ label, values }) => (
				<tr key={label}>
					<th scope="row">{label}</th>
					{people.map(({ reference }, index) => (
						<td key={reference} className={cn(!values[index] && 'compare-none')}>
							{values[index] || '–'}
						</td>
					))}
				</tr>
			))}
		</tbody>
	)
}

import type { ComparedPerson, ComparedSection, Comparison } from './compare.server.ts'
import { type ComparedVerdict, CompareVerdict } from './compare-verdict.tsx'

/** The same comparison where there is no room for columns: under each question every answer once, with the names of those who gave it. */
export function CompareByQuestion({ dogName, people, needs, differing }: Comparison & { dogName: string }) {
	return (
		<div className="compare-questions">
			{needs.length > 0 && (
				<section>
					<h2>How they go with {dogName}</h2>
					{needs.map(({ about, need, values }) => (
						<Question key={about} title={need} groups={verdictGroups(values, people)} />
					))}
				</section>
			)}
			{differing.map(({ title, rows }) => (
				<section key={title}>
					<h2>{title}</h2>
					{rows.map(({ label, values }) => (
						<Question key={label} title={label} groups={answerGroups(values, people)} />
					))}
				</section>
			))}
		</div>
	)
}

interface Group {
	key: string
	names: string[]
	answer: React.ReactNode
}

function Question({ title, groups }: { title: string; groups: Group[] }) {
	return (
		<section className="compare-question">
			<h3>{title}</h3>
			<dl>
				{groups.map(({ key, names, answer }) => (
					<div key={key}>
						<dt>{names.join(', ')}</dt>
						<dd>{answer}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}

const WORST_FIRST = ['gap', 'talk', 'not_known', 'met']

function verdictGroups(values: ComparedVerdict[], people: ComparedPerson[]): Group[] {
	const groups = alike(values, people, (value) => (value ? `${value.verdict} ${value.theirs}` : 'not_known'))
	const rank = (value: ComparedVerdict) => WORST_FIRST.indexOf(value?.verdict ?? 'not_known')
	return groups
		.toSorted((one, other) => rank(one.value) - rank(other.value))
		.map(({ value, ...group }) => ({ ...group, answer: <CompareVerdict value={value} /> }))
}

function answerGroups(values: ComparedSection['rows'][number]['values'], people: ComparedPerson[]): Group[] {
	return alike(values, people, (value) => value).map(({ value, ...group }) => ({ ...group, answer: value || '–' }))
}

/** Each value once, with those who have it, in the order of the people. */
function alike<Value>(values: Value[], people: ComparedPerson[], keyOf: (value: Value) => string) {
	const groups = new Map<string, { key: string; value: Value; names: string[] }>()
	for (const [index, value] of values.entries()) {
		const key = keyOf(value)
		const group = groups.get(key) ?? { key, value, names: [] }
		group.names.push(people[index]?.shortName ?? '')
		groups.set(key, group)
	}
	return [...groups.values()]
}

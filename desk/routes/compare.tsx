import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { listApplicants } from '#records/cases/other-applicants.ts'
import '../cases/case.css'
import '../cases/answers/compare.css'
import '../cases/work/work.css'
import { compareApplicants } from '../cases/answers/compare.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/compare.ts'

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'compare')
	const desk = asked.context.get(deskContext)
	const slug = asked.url.searchParams.get('dog') ?? ''
	const chosen = asked.url.searchParams.getAll('case')
	const applicants = await listApplicants(desk.store, slug)
	return {
		slug,
		dogName: desk.content.dogs.find((dog) => dog.slug === slug)?.title ?? applicants[0]?.about ?? 'this dog',
		applicants: applicants.map(({ reference, name }) => ({ reference, name })),
		...compareApplicants(applicants, chosen, desk),
	}
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `Applicants for ${loaderData?.dogName ?? 'a dog'} – Desk` }]
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
	const { dogName, people, sections } = loaderData
	return (
		<div className="case-page">
			<header className="case-head">
				<Link to="/">All cases</Link>
				<h1>Applicants for {dogName}</h1>
				<p>Up to four side by side. Answers about health and offences are never here.</p>
			</header>
			{people.length === 0 ? <p>No one has applied for this dog.</p> : <Choose {...loaderData} />}
			{people.length > 0 && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard
				<section className="compare" aria-label="Answers side by side" tabIndex={0}>
					<table>
						<caption className="sr-only">The answers of {people.length} applicants, question by question</caption>
						<thead>
							<tr>
								<th scope="col">Question</th>
								{people.map(({ reference, name, status, day }) => (
									<th key={reference} scope="col">
										<Link to={`/cases/${reference}`}>{name || 'No name'}</Link>
										{`\n${status}, ${day}`}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							<tr>
								<th scope="row">To check</th>
								{people.map(({ reference, flags }) => (
									<td key={reference}>{flags.join('\n') || 'Nothing'}</td>
								))}
							</tr>
						</tbody>
						{sections.map((section) => (
							<Section key={section.title} {...section} people={people} />
						))}
					</table>
				</section>
			)}
		</div>
	)
}

type Compared = Route.ComponentProps['loaderData']

function Section({ title, rows, people }: Compared['sections'][number] & Pick<Compared, 'people'>) {
	return (
		<tbody>
			<tr className="compare-section">
				<th scope="rowgroup" colSpan={people.length + 1}>
					{title}
				</th>
			</tr>
			{rows.map(({ label, values }) => (
				<tr key={label}>
					<th scope="row">{label}</th>
					{people.map(({ reference }, index) => (
						<td key={reference}>{values[index] || '–'}</td>
					))}
				</tr>
			))}
		</tbody>
	)
}

/** With more applicants than columns. */
function Choose({ slug, applicants, people }: Compared) {
	if (applicants.length <= people.length) return null
	const shown = people.map(({ reference }) => reference)
	return (
		<Form method="get" className="case-form compare-choose">
			<input type="hidden" name="dog" value={slug} />
			<fieldset>
				<legend>Who stands side by side: the first four you tick</legend>
				<div className="compare-people">
					{applicants.map(({ reference, name }) => (
						<Checkbox key={reference} name="case" value={reference} defaultChecked={shown.includes(reference)}>
							{name || 'No name'}, {reference}
						</Checkbox>
					))}
				</div>
			</fieldset>
			<Button type="submit" size="sm" variant="outline">
				Compare
			</Button>
		</Form>
	)
}

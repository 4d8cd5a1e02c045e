import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { listApplicants } from '#records/cases/dog/other-applicants.ts'
import '../cases/case.css'
import '../cases/compare/compare.css'
import '../cases/compare/compare-columns.css'
import '../cases/compare/compare-questions.css'
import '../cases/work/work.css'
import { compareApplicants } from '../cases/compare/compare.server.ts'
import { CompareByQuestion } from '../cases/compare/compare-by-question.tsx'
import { ComparePeople } from '../cases/compare/compare-people.tsx'
import { CompareSame } from '../cases/compare/compare-same.tsx'
import { CompareTable } from '../cases/compare/compare-table.tsx'
import { dogPicture } from '../dogs/dog-picture.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { BackLink } from '../shell/back-link.tsx'
import { PrintButton } from '../shell/print-button.tsx'
import type { Route } from './+types/compare.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'compare')
	const desk = args.context.get(deskContext)
	const slug = args.url.searchParams.get('dog') ?? ''
	const chosen = args.url.searchParams.getAll('case')
	const applicants = await listApplicants(desk.store, slug)
	const dog = desk.content.dogs.find((one) => one.slug === slug)
	return {
		slug,
		dogName: dog?.title ?? applicants[0]?.about ?? 'this dog',
		picture: dog ? dogPicture(dog) : null,
		applicants: applicants.map(({ reference, name }) => ({ reference, name })),
		...compareApplicants(applicants, { slug, chosen }, desk),
	}
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `Applicants for ${loaderData?.dogName ?? 'a dog'} – Desk` }]
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
	const { dogName, people, picture } = loaderData
	return (
		<div className="case-page compare-page">
			<header className="case-head">
				<BackLink to="/dogs">All dogs</BackLink>
				<div className="compare-head">
					{picture && <Picture picture={picture} sizes="5rem" className="compare-dog" />}
					<div>
						<h1>Applicants for {dogName}</h1>
						{people.length > 0 && <p>{aboutThese(loaderData)}</p>}
					</div>
					{people.length > 0 && <PrintButton />}
				</div>
			</header>
			{people.length === 0 ? (
				<p>No one has applied for {dogName}.</p>
			) : (
				<>
					<Choose {...loaderData} />
					<ComparePeople people={people} />
					<CompareTable {...loaderData} />
					<CompareByQuestion {...loaderData} />
					<CompareSame sections={loaderData.same} />
				</>
			)}
		</div>
	)
}

type Compared = Route.ComponentProps['loaderData']

function aboutThese({ applicants, people }: Compared): string {
	const shown = applicants.length > people.length ? `${people.length} of ${applicants.length} side by side. ` : ''
	return `${shown}What does not fit comes first, closed cases stand last. Answers about health and offences are never here.`
}

/** With more applicants than columns. */
function Choose({ slug, applicants, people }: Compared) {
	if (applicants.length <= people.length) return null
	const shown = people.map(({ reference }) => reference)
	return (
		<details className="compare-choose">
			<summary>Choose who stands side by side</summary>
			<Form method="get" className="case-form">
				<input type="hidden" name="dog" value={slug} />
				<fieldset>
					<legend>Up to four; of more, the first four you tick</legend>
					<div className="compare-choice">
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
		</details>
	)
}

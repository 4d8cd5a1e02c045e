import { Link } from 'react-router'
import { Picture } from '#app/ui/media/picture.tsx'
import { STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import { EVERYTHING_OPEN, inboxSearch } from '#domain/desk/inbox/inbox-query.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import IconWarning from '~icons/ph/warning-circle-fill'
import type { DogRow, Stage } from '../dogs/read-dogs.server.ts'
import { readDogs, readUnasked } from '../dogs/read-dogs.server.ts'
import '../dogs/dogs.css'
import { UnaskedDogs } from '../dogs/unasked-dogs.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/dogs.ts'

export async function loader(args: Route.LoaderArgs) {
	const { member } = requireMember(args, 'dogs')
	const desk = args.context.get(deskContext)
	const dogs = await readDogs(desk)
	return { dogs, unasked: readUnasked(dogs, desk), seesFiles: isAllowed(member.role, 'settings') }
}

export function meta() {
	return [{ title: 'Dogs – Desk' }]
}

export default function DogsPage({ loaderData: { dogs, unasked, seesFiles } }: Route.ComponentProps) {
	const hasWarnings = dogs.some(({ warnings }) => warnings.length > 0)
	const shown: Shown = {
		promises: dogs.some(({ promisedTo }) => promisedTo.length > 0),
		status: dogs.some(({ isAvailable, edit }) => !isAvailable || edit?.kind === 'link'),
	}
	return (
		<div className="dogs">
			<header>
				<h1>Dogs</h1>
				<p>
					Who applied for whom, the longest wait first.
					{!shown.promises && !shown.status && dogs.length > 0 && (
						<span> All are available on the site and promised to no one.</span>
					)}
					<span>{hasWarnings && ' Dogs whose cases and page on the site do not match come before them.'}</span>
				</p>
			</header>
			{dogs.length === 0 ? (
				<p>No one is waiting for an answer about a dog.</p>
			) : (
				<table className="dogs-table">
					<caption className="sr-only">Dogs with applications</caption>
					<thead>
						<tr>
							<th scope="col">Dog</th>
							{STAGES.map(({ stage, title }) => (
								<th key={stage} scope="col" className="dogs-count">
									{title}
								</th>
							))}
							<th scope="col">Longest wait</th>
							{shown.promises && <th scope="col">Promised to</th>}
							{shown.status && <th scope="col">On the site</th>}
							<th scope="col">
								<span className="sr-only">Compare</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{dogs.map((dog) => (
							<Row key={dog.slug} dog={dog} seesFiles={seesFiles} shown={shown} />
						))}
					</tbody>
					<Totals dogs={dogs} shown={shown} />
				</table>
			)}
			<UnaskedDogs {...unasked} />
		</div>
	)
}

const STAGES: { stage: Stage; title: string }[] = [
	{ stage: 'new', title: STATUS_WORDS.new },
	{ stage: 'in_review', title: STATUS_WORDS.in_review },
	{ stage: 'waiting', title: STATUS_WORDS.waiting },
]

/** Columns that are left out while every dog is as most are. */
interface Shown {
	promises: boolean
	status: boolean
}

function Totals({ dogs, shown }: { dogs: DogRow[]; shown: Shown }) {
	if (dogs.length < 2) return null
	return (
		<tfoot>
			<tr>
				<th scope="row">All {dogs.length} dogs</th>
				{STAGES.map(({ stage, title }) => (
					<td key={stage} data-label={title} className="dogs-count">
						{dogs.reduce((sum, { stages }) => sum + stages[stage], 0)}
					</td>
				))}
				<td colSpan={2 + Number(shown.promises) + Number(shown.status)} />
			</tr>
		</tfoot>
	)
}

function Row({ dog, seesFiles, shown }: { dog: DogRow; seesFiles: boolean; shown: Shown }) {
	const { slug, name, picture, status, isAvailable, stages, overdueCount, openCount, longestWait, promisedTo } = dog
	return (
		<tr>
			<th scope="row">
				<span className="dogs-dog">
					<Picture picture={picture} sizes="4rem" className="dogs-picture" />
					<span>
						<Link to={casesAt(slug)}>{name}</Link>
						{overdueCount > 0 && <span className="dogs-overdue">{overdueCount} overdue</span>}
					</span>
				</span>
				<Warnings {...dog} seesFiles={seesFiles} />
			</th>
			{STAGES.map(({ stage, title }) => (
				<td key={stage} data-label={title} data-count={stages[stage]} className={`dogs-count is-${stage}`}>
					{stages[stage] === 0 ? '–' : <Link to={casesAt(slug, stage)}>{stages[stage]}</Link>}
				</td>
			))}
			<td data-label="Longest wait" className="dogs-wait">
				{longestWait}
			</td>
			{shown.promises && (
				<td data-label="Promised to">
					{promisedTo.map((person) => (
						<Link key={person.reference} to={`/cases/${person.reference}`} className="dogs-person">
							{person.name || person.reference}
						</Link>
					))}
				</td>
			)}
			{shown.status && (
				<td data-label="On the site">
					{!isAvailable && status}
					{dog.edit?.kind === 'link' && (
						<a href={dog.edit.url} className="dogs-edit">
							Change<span className="sr-only"> the status of {name} in WordPress</span>
						</a>
					)}
				</td>
			)}
			<td className="dogs-compare">
				{openCount > 1 && (
					<Link to={`/cases/compare?dog=${encodeURIComponent(slug)}`}>
						Compare {openCount}
						<span className="sr-only"> who applied for {name}</span>
					</Link>
				)}
			</td>
		</tr>
	)
}

/** The open cases about a dog, or those of one stage. */
function casesAt(slug: string, stage?: Stage) {
	return { pathname: '/', search: inboxSearch({ ...EVERYTHING_OPEN, dog: slug, status: stage ?? 'open' }) }
}

/** What does not match, with what to do; the name of the file only for those who look after the content. */
function Warnings({ slug, warnings, edit, canAnswerAll, seesFiles }: DogRow & { seesFiles: boolean }) {
	if (warnings.length === 0 && !canAnswerAll) return null
	return (
		<div className="dogs-warnings">
			{warnings.map((warning) => (
				<span key={warning} className="dogs-warning">
					<IconWarning aria-hidden /> <span>{warning}</span>
				</span>
			))}
			{canAnswerAll && <Link to={`/dogs/${slug}/answer-all`}>Answer them all</Link>}
			{warnings.length > 0 && seesFiles && edit?.kind === 'file' && (
				<span className="dogs-none">Change the status in {edit.name}</span>
			)}
		</div>
	)
}

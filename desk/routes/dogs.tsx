import { Link } from 'react-router'
import { Picture } from '#app/ui/media/picture.tsx'
import IconWarning from '~icons/ph/warning-circle-fill'
import type { DogRow } from '../dogs/read-dogs.server.ts'
import { readDogs } from '../dogs/read-dogs.server.ts'
import '../dogs/dogs.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/dogs.ts'

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'dogs')
	return { dogs: await readDogs(asked.context.get(deskContext)) }
}

export function meta() {
	return [{ title: 'Dogs – Desk' }]
}

export default function DogsPage({ loaderData: { dogs } }: Route.ComponentProps) {
	return (
		<div className="dogs">
			<header>
				<h1>Dogs</h1>
				<p>Who applied for whom. What does not agree is at the top, then who has waited longest.</p>
			</header>
			{dogs.length === 0 ? (
				<p>No dog has an open application.</p>
			) : (
				<table className="dogs-table">
					<caption className="sr-only">Dogs with applications</caption>
					<thead>
						<tr>
							<th scope="col">Dog</th>
							<th scope="col">Applications</th>
							<th scope="col">Longest wait</th>
							<th scope="col">Promised to</th>
							<th scope="col">On the site</th>
						</tr>
					</thead>
					<tbody>
						{dogs.map((dog) => (
							<Row key={dog.slug} {...dog} />
						))}
					</tbody>
				</table>
			)}
		</div>
	)
}

function Row({ slug, name, picture, status, stages, longestWait, promisedTo, warnings, edit, canAnswerAll }: DogRow) {
	return (
		<tr>
			<th scope="row">
				<span className="dogs-dog">
					<Picture picture={picture} sizes="4rem" className="dogs-picture" />
					<Link to={{ pathname: '/', search: `?dog=${encodeURIComponent(slug)}` }}>{name}</Link>
				</span>
			</th>
			<td>
				{stages || 'None open'}
				{warnings.map((warning) => (
					<span key={warning} className="dogs-warning">
						<IconWarning aria-hidden /> <span>{warning}</span>
					</span>
				))}
				{canAnswerAll && <Link to={`/dogs/${slug}/answer-all`}>Answer them all</Link>}
			</td>
			<td data-label="Longest wait">{longestWait}</td>
			<td data-label="Promised to">
				{promisedTo.length === 0 && <span className="dogs-none">No one yet</span>}
				{promisedTo.map((person) => (
					<Link key={person.reference} to={`/cases/${person.reference}`} className="dogs-person">
						{person.name || person.reference}
					</Link>
				))}
			</td>
			<td data-label="On the site">
				{status}
				{edit?.kind === 'link' && (
					<a href={edit.url} className="dogs-edit">
						Change<span className="sr-only"> the status of {name} in WordPress</span>
					</a>
				)}
				{edit?.kind === 'file' && <span className="dogs-file">{edit.name}</span>}
			</td>
		</tr>
	)
}

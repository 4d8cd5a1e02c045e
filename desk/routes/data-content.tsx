import { Link } from 'react-router'
import { momentOf } from '#lib/dates.ts'
import '../data/data.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/data-content.ts'

export function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'data-content')
	const { operations, timezone } = asked.context.get(deskContext)
	return {
		notes: operations.contentNotes(),
		skipped: operations.skipped().map(({ type, id, field, message, at }) => ({
			record: id === null ? type : `${type} ${id}`,
			...{ field, message, moment: momentOf(at, timezone) },
		})),
	}
}

export function meta() {
	return [{ title: 'Left out of the site – Desk' }]
}

export default function ContentPage({ loaderData: { notes, skipped } }: Route.ComponentProps) {
	return (
		<div className="data-page">
			<Link to="/data">All about data</Link>
			<header className="data-head">
				<h1>Left out of the site</h1>
				<p>
					What your content has that the site could not use. The rest of a record is shown if it can be. Correct the
					field where you edit your content; the list begins anew when the site starts.
				</p>
			</header>
			{notes.map((note) => (
				<p key={note} className="font-bold">
					{note}
				</p>
			))}
			{skipped.length + notes.length === 0 && <p className="font-bold">Nothing is left out.</p>}
			{skipped.length > 0 && (
				<table className="case-table data-table">
					<caption className="sr-only">Records and fields left out, the newest at the top</caption>
					<thead>
						<tr>
							<th scope="col">Record</th>
							<th scope="col">Field</th>
							<th scope="col">Why</th>
							<th scope="col">Last seen</th>
						</tr>
					</thead>
					<tbody>
						{skipped.map(({ record, field, message, moment }) => (
							<tr key={`${record} ${field} ${message}`}>
								<th scope="row">{record}</th>
								<td>{field}</td>
								<td>{message}</td>
								<td>{moment}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</div>
	)
}

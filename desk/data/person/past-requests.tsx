import { Link } from 'react-router'
import IconErased from '~icons/ph/eraser-bold'
import IconLooked from '~icons/ph/eye-bold'
import IconHandedOver from '~icons/ph/file-arrow-down-bold'
import type { PastRequest } from './read-past-requests.server.ts'

const ICONS = { 'Looked at': IconLooked, 'Handed over': IconHandedOver, Erased: IconErased }

/** What was done with the data of people, the newest first. */
export function PastRequests({ past }: { past: PastRequest[] }) {
	return (
		<section className="data-section">
			<h2 className="text-h3">Past requests</h2>
			{past.length === 0 && (
				<p className="person-none">
					No one has asked in the last 12&nbsp;months. Once you look at what you hold about someone, hand it over or
					erase it, it is noted here with the day and your name.
				</p>
			)}
			{past.length > 0 && (
				<table className="case-table data-table person-past">
					<caption className="sr-only">Past requests, the newest at the top</caption>
					<thead>
						<tr>
							<th scope="col">What</th>
							<th scope="col">When</th>
							<th scope="col">By</th>
							<th scope="col">Records</th>
						</tr>
					</thead>
					<tbody>
						{past.map(({ id, what, when, who, records }) => {
							const Icon = ICONS[what]
							return (
								<tr key={id}>
									<th scope="row">
										<span className="case-mark">
											<Icon aria-hidden />
											{what}
										</span>
									</th>
									<td>{when}</td>
									<td>{who}</td>
									<td>{records || <span className="data-quiet">No case or donation</span>}</td>
								</tr>
							)
						})}
					</tbody>
				</table>
			)}
			{past.length > 0 && (
				<p className="data-quiet">
					All of it is in the <Link to="/audit-log">audit log</Link>.
				</p>
			)}
		</section>
	)
}

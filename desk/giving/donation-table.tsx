import { Link } from 'react-router'
import IconWarning from '~icons/ph/warning-circle-fill'
import './donation-list.css'
import type { GivingRow } from './read-list.server.ts'

/** A native table; on phones each donation is a block. */
export function DonationTable({ rows }: { rows: GivingRow[] }) {
	return (
		<table className="giving-table giving-list">
			<caption className="sr-only">Donations and sponsorships, the newest at the top</caption>
			<thead>
				<tr>
					<th scope="col">Person</th>
					<th scope="col">What for</th>
					<th scope="col">State</th>
					<th scope="col">Announced or entered</th>
					<th scope="col" className="giving-sum">
						Amount
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.reference}>
						<th scope="row">
							<Link to={`/giving/${row.reference}`}>{row.name}</Link>
							<span className="giving-note">{row.email}</span>
						</th>
						<td className="giving-what">
							{row.kind}
							<span className="giving-note">{row.forWhat}</span>
							{row.overRefunded && (
								<span className="giving-mark">
									<IconWarning aria-hidden />
									{row.overRefunded}
								</span>
							)}
						</td>
						<td className="giving-stands">
							{/* Only what is not settled has a mark. */}
							{row.tone === 'good' ? (
								row.state
							) : (
								<span className="giving-state" data-tone={row.tone}>
									{row.state}
								</span>
							)}
							{row.answer && (
								<span className="giving-state giving-answer" data-tone={row.answer.isOurs ? 'trouble' : undefined}>
									{row.answer.words}
								</span>
							)}
							<span className="giving-note">{[row.wait, row.provider].filter(Boolean).join(', ')}</span>
						</td>
						<td className="giving-day">
							{row.day}
							<span className="giving-note giving-reference">{row.reference}</span>
							{/* On phones what the other columns add stands in this line. */}
							<span className="giving-more">{[row.money, row.wait, row.provider].filter(Boolean).join(', ')}</span>
						</td>
						<td className="giving-sum">
							{row.amount}
							{row.per && <span className="giving-note"> {row.per}</span>}
							{row.money && <span className="giving-note">{row.money}</span>}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

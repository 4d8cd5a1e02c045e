import { Link } from 'react-router'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import IconWarning from '~icons/ph/warning-circle-fill'
import type { DeletionLine } from './read-deletions.server.ts'

interface DeletionTableProps {
	caption: string
	lines: DeletionLine[]
	/** Soon enough to decide now. */
	isSoon: boolean
}

/** Cases with the day on which they are deleted and why, the first one first. */
export function DeletionTable({ caption, lines, isSoon }: DeletionTableProps) {
	return (
		<table className="case-table data-table deletion-table">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">When</th>
					<th scope="col">Person</th>
					<th scope="col">Why</th>
					{isSoon && (
						<th scope="col">
							<span className="sr-only">Keep it longer</span>
						</th>
					)}
				</tr>
			</thead>
			<tbody>
				{lines.map(({ reference, name, day, left, what, why, open }) => (
					<tr key={reference}>
						<td>
							<b>{day}</b>
							<span className="case-town">{left}</span>
						</td>
						<th scope="row">
							<Link to={`/cases/${reference}`}>{name}</Link>
							<span className="case-town">
								{what} · <span className="case-reference">{reference}</span>
							</span>
						</th>
						<td>
							{isSoon && open && (
								<span className="case-mark case-mark-strong">
									<IconWarning aria-hidden /> {open}, still open
								</span>
							)}
							<span>{why}</span>
						</td>
						{isSoon && (
							<td className="deletion-keep">
								<Link to={`/cases/${reference}#deletion`}>
									Keep longer<VisuallyHidden joinedBy=":">{name}</VisuallyHidden>
								</Link>
							</td>
						)}
					</tr>
				))}
			</tbody>
		</table>
	)
}

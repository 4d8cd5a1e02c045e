import { Link } from 'react-router'
import IconPhone from '~icons/ph/phone-bold'

export interface QuarantineLine {
	/** The value of its tick. */
	pick: string
	title: string
	/** To read it whole. */
	href?: string
	what: string
	when: string
	/** Why it is in quarantine, in words. */
	reasons: string[]
	isUrgent?: boolean
}

/** A native table with a tick in each row; on phones each entry is a block. */
export function QuarantineList({ caption, lines }: { caption: string; lines: QuarantineLine[] }) {
	return (
		<table className="case-table data-table">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">
						<span className="sr-only">Tick</span>
					</th>
					<th scope="col">From</th>
					<th scope="col">Why it is here</th>
					<th scope="col">Arrived</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.pick}>
						<td className="data-tick">
							<label>
								<input type="checkbox" name="pick" value={line.pick} />
								<span className="sr-only">Tick {line.title}</span>
							</label>
						</td>
						<th scope="row">
							{line.href ? <Link to={line.href}>{line.title}</Link> : line.title}
							<span className="case-town">{line.what}</span>
						</th>
						<td>
							{line.isUrgent && (
								<span className="case-mark case-mark-strong">
									<IconPhone aria-hidden /> Ring first, before you decide
								</span>
							)}
							{sentence(line.reasons.join('; '))}
						</td>
						<td>{line.when}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

function sentence(text: string): string {
	return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`
}

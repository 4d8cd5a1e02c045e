import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

export interface DeliveryLine {
	id: string
	/** The person of its case, else the recipient. */
	who: string
	/** "Email: We have your application". */
	what: string
	/** "" for none. */
	reference: string
	phone: string
	/** Why it did not arrive, in words. */
	words: string
	/** What the mail server said. */
	detail: string
	/** "Failed 3 Nov 2026, 09:05, after 24 attempts" or "Next try 3 Nov 2026, 09:05". */
	when: string
	canRetry: boolean
}

/** Rows have the buttons of the form around the table. */
export function DeliveryTable({ caption, lines }: { caption: string; lines: DeliveryLine[] }) {
	return (
		<table className="case-table data-table">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">For</th>
					<th scope="col">What happened</th>
					<th scope="col">When</th>
					<th scope="col">
						<span className="sr-only">Retry</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.id}>
						<th scope="row">
							{line.reference ? <Link to={`/cases/${line.reference}`}>{line.who}</Link> : line.who}
							<span className="case-town">{line.what}</span>
							{line.phone && (
								<span className="case-town">
									<a href={`tel:${line.phone.replaceAll(' ', '')}`}>{line.phone}</a>
								</span>
							)}
						</th>
						<td>
							{line.words}
							{line.detail && (
								<details className="data-said">
									<summary>What the mail server said</summary>
									<p>{line.detail}</p>
								</details>
							)}
						</td>
						<td>{line.when}</td>
						<td>
							{line.canRetry && (
								<Button type="submit" variant="outline" size="sm" name="id" value={line.id}>
									Retry <span className="sr-only">the email for {line.who}</span>
								</Button>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

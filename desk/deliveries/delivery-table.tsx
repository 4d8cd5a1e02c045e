import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { phoneHref } from '#lib/text/phone.ts'
import IconPhone from '~icons/ph/phone-bold'
import IconFailed from '~icons/ph/warning-circle-fill'
import './deliveries.css'

export interface DeliveryLine {
	id: string
	/** The person of its case, else the recipient. */
	who: string
	/** "We have your application for Biscuit" */
	what: string
	/** The page of its case, gift or order; "" for none. */
	href: string
	phone: string
	/** Why it did not arrive, in words. */
	why: string
	/** "Ring them, and note the right address on the case."; "" for nothing. */
	todo: string
	/** What the mail server said. */
	detail: string
	/** "Given up 3 Nov 2026, 09:05, after 24 attempts" or "Next try 3 Nov 2026, 09:05". */
	when: string
	canRetry: boolean
}

/** Rows have the buttons of the form around the table. */
export function DeliveryTable({ caption, lines }: { caption: string; lines: DeliveryLine[] }) {
	return (
		<table className="case-table data-table delivery-table">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">For</th>
					<th scope="col">Why it did not arrive</th>
					<th scope="col">{lines.some(({ todo }) => todo) ? 'What to do' : 'Phone'}</th>
					<th scope="col">
						<span className="sr-only">Retry</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.id}>
						<th scope="row">
							{line.href ? <Link to={line.href}>{line.who}</Link> : line.who}
							<span className="case-town">{line.what}</span>
						</th>
						<td className="delivery-why">
							{line.canRetry ? (
								<b className="delivery-failed">
									<IconFailed aria-hidden />
									<span>{line.why}</span>
								</b>
							) : (
								line.why
							)}
							<span className="case-town">{line.when}</span>
							{line.detail && (
								<details className="data-said">
									<summary>What the mail server said</summary>
									<p>{line.detail}</p>
								</details>
							)}
						</td>
						<td className="delivery-todo">
							{line.todo && <b>{line.todo}</b>}
							{line.phone && (
								<a href={phoneHref(line.phone)}>
									<IconPhone aria-hidden />
									{line.phone}
								</a>
							)}
						</td>
						<td className="delivery-retry">
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

interface SubscriberLine {
	email: string
	firstName: string
	interests: string
	/** "3 November 2026" */
	since: string
	/** "Consent: asked on the home page on 2 November 2026, …" */
	basis: string
	wording: { part: string; text: string }[]
}

/** The dates that prove a subscription and its end. */
export interface UnsubscribedLine {
	asked: string
	confirmed: string
	left: string
}

export function SubscriberTable({ subscribers }: { subscribers: SubscriberLine[] }) {
	return (
		<table className="case-table data-table">
			<caption className="sr-only">Subscribers, the newest at the top</caption>
			<thead>
				<tr>
					<th scope="col">Email address</th>
					<th scope="col">Since</th>
					<th scope="col">What they agreed to</th>
				</tr>
			</thead>
			<tbody>
				{subscribers.map(({ email, firstName, interests, since, basis, wording }) => (
					<tr key={email}>
						<th scope="row">
							{email}
							<span className="case-town">{[firstName, interests].filter(Boolean).join(' · ')}</span>
						</th>
						<td>{since}</td>
						<td>
							{basis}
							{wording.length > 0 && (
								<details className="data-said">
									<summary>The wording they saw</summary>
									{wording.map(({ part, text }) => (
										<p key={part}>
											<b>{part}:</b> {text}
										</p>
									))}
								</details>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

export function UnsubscribedTable({ lines }: { lines: UnsubscribedLine[] }) {
	return (
		<details className="data-said w-full">
			<summary>Show the dates</summary>
			<table className="case-table data-table">
				<caption className="sr-only">People who unsubscribed, the newest at the top</caption>
				<thead>
					<tr>
						<th scope="col">Asked</th>
						<th scope="col">Confirmed</th>
						<th scope="col">Unsubscribed</th>
					</tr>
				</thead>
				<tbody>
					{lines.map(({ asked, confirmed, left }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: nothing that tells them apart is stored
						<tr key={index}>
							<td>{asked}</td>
							<td>{confirmed}</td>
							<td>{left}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	)
}

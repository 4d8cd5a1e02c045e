interface SubscriberLine {
	email: string
	firstName: string
	interests: string
	/** "3 November 2026" */
	since: string
	/** "Home page" */
	place: string
	/** "Asked on 2 November 2026, confirmed by email on 3 November 2026." */
	basis: string
	wording: { part: string; text: string }[]
}

/** The dates that prove a subscription and its end. */
export interface UnsubscribedLine {
	asked: string
	confirmed: string
	left: string
}

/** One line for each; on phones two. What they agreed to unfolds. */
export function SubscriberTable({ subscribers }: { subscribers: SubscriberLine[] }) {
	return (
		<table className="case-table data-table newsletter-list">
			<caption className="sr-only">Subscribers, the newest at the top</caption>
			<thead>
				<tr>
					<th scope="col">Email address</th>
					<th scope="col">Name</th>
					<th scope="col">Interested in</th>
					<th scope="col">Asked on</th>
					<th scope="col">Subscribed</th>
					<th scope="col">
						<span className="sr-only">Consent</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{subscribers.map((subscriber) => (
					<tr key={subscriber.email}>
						<th scope="row">{subscriber.email}</th>
						<td className="newsletter-name">{subscriber.firstName}</td>
						<td className="newsletter-wide">{subscriber.interests}</td>
						<td className="newsletter-wide">{subscriber.place}</td>
						<td className="newsletter-since">{subscriber.since}</td>
						<td className="newsletter-proof">
							<Consent {...subscriber} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

/** The proof of a subscription: its days, where it was asked for, and the words that were shown. */
function Consent({ email, place, interests, basis, wording }: SubscriberLine) {
	return (
		<details name="consent">
			<summary>
				Consent<span className="sr-only"> of {email}</span>
			</summary>
			<div>
				<p>{basis}</p>
				<p>
					<b>Where:</b> {place}
				</p>
				{interests && (
					<p>
						<b>Interested in:</b> {interests}
					</p>
				)}
				{wording.map(({ part, text }) => (
					<p key={part}>
						<b>{part}:</b> {text}
					</p>
				))}
			</div>
		</details>
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

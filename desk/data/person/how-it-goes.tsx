/** The steps of a request, and by when it is to be answered. */
export function HowItGoes() {
	return (
		<aside className="data-aside">
			<h2 className="text-h4">When someone asks</h2>
			<ol>
				<li>
					<b>Check who asks.</b> The request should come from the address you look up.
				</li>
				<li>
					<b>Show</b> everything you hold about them.
				</li>
				<li>
					<b>Hand it over</b> as a file, if they ask what you hold.
				</li>
				<li>
					<b>Erase it</b>, if they ask for that. What stays, and why, is said before you press.
				</li>
			</ol>
			<p className="person-deadline">
				<b>Answer within one month</b> of the day on which they asked.
			</p>
		</aside>
	)
}

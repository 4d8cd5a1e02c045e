/** Why emails fail, and what to do. */
const CASES = [
	{ why: 'Their address does not exist', todo: 'Ring them, and note the right address on the case.' },
	{ why: 'Their mailbox is full', todo: 'Ring them, or press Retry in a few days.' },
	{ why: 'Our mail server does not answer', todo: 'Tell whoever runs the site. Press Retry once it works again.' },
	{ why: 'It was taken for spam', todo: 'Ring them, and tell whoever runs the site.' },
	{
		why: 'It came back to your own mailbox',
		todo: 'Open the email on the case, and press “This email came back”.',
	},
]

/** While nothing has failed: beside a failed email stands what to do about it. */
export function DeliveryGuide() {
	return (
		<aside className="data-aside delivery-guide" aria-labelledby="what-to-do">
			<h2 id="what-to-do" className="text-h4">
				If one fails
			</h2>
			<dl>
				{CASES.map(({ why, todo }) => (
					<div key={why}>
						<dt>{why}</dt>
						<dd>{todo}</dd>
					</div>
				))}
			</dl>
		</aside>
	)
}

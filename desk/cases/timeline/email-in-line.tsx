import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { EmailView } from '../email/send/sent-view.server.ts'

/** What became of an email to the person, its text, and what can still be done about it. */
export function EmailInLine(email: EmailView & { reference: string }) {
	const { id, text, stateWords, isFailed, undoMs, mayHaveComeBack, reference } = email
	const page = `/cases/${reference}/email`
	return (
		<>
			<p className={isFailed ? 'timeline-failed' : 'timeline-moment'}>{stateWords}</p>
			{undoMs > 0 && (
				<Link to={`${page}?sent=${id}`} className="font-bold">
					Take it back
				</Link>
			)}
			<details>
				<summary>Read the email</summary>
				<p dir="auto" className="timeline-text">
					{text}
				</p>
				{mayHaveComeBack && (
					<Form method="post" action={page}>
						<input type="hidden" name="email" value={id} />
						<Button type="submit" name="intent" value="came-back" variant="outline" size="sm">
							This email came back
						</Button>
					</Form>
				)}
			</details>
		</>
	)
}

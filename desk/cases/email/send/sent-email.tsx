import { type CSSProperties, useEffect } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { StepHeading } from '../../../shell/desk-focus.tsx'
import { FlashMessage } from '../../../shell/flash-message.tsx'
import type { EmailAnswer } from '../email-actions.server.ts'
import type { EmailView } from './sent-view.server.ts'

type SentEmailProps = EmailView & { reference: string; undo: EmailAnswer['undo'] }

const TOO_LATE = {
	sent: 'Too late: it has been sent, and can’t be taken back.',
	sending: 'Too late: it is being handed to the mail server right now, and can’t be taken back.',
	failed: 'There is nothing to take back: the mail server refused it. Call them.',
	unknown: 'There is no such email.',
}

export function SentEmail({ id, subject, text, stateWords, undoMs, reference, undo }: SentEmailProps) {
	useReadAgain(undoMs)
	return (
		<>
			{undo && <FlashMessage isProblem>{TOO_LATE[undo]}</FlashMessage>}
			<section className="email-sent" aria-labelledby="sent">
				<StepHeading step="sent" id="sent">
					{undoMs > 0 ? 'On its way' : subject}
				</StepHeading>
				<p role="status">
					{stateWords}
					{undoMs > 0 && <span>. Until then you can take it back.</span>}
				</p>
				{undoMs > 0 && (
					<Form method="post" action={`?sent=${id}`}>
						<span className="email-countdown" style={{ '--left': `${undoMs}ms` } as CSSProperties} aria-hidden />
						<input type="hidden" name="email" value={id} />
						<Button type="submit" name="intent" value="undo" size="pst" variant="outline">
							Undo
						</Button>
					</Form>
				)}
				<details>
					<summary>{subject}</summary>
					<p dir="auto" className="email-text">
						{text}
					</p>
				</details>
			</section>
			<Link to={`/cases/${reference}`} className="font-bold">
				Back to the case
			</Link>
		</>
	)
}

/** The outbox looks every few seconds. */
const SEND_MS = 2000

/** Reads the page again when the time to take the email back has ended, so that it says what became of it and “Undo” is not a trap. */
function useReadAgain(undoMs: number) {
	const { revalidate, state } = useRevalidator()
	useEffect(() => {
		if (undoMs === 0 || state !== 'idle') return
		const timer = setTimeout(() => void revalidate(), undoMs + SEND_MS)
		return () => clearTimeout(timer)
	}, [undoMs, state, revalidate])
}

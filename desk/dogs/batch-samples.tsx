import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { StepHeading } from '../shell/desk-focus.tsx'
import type { Samples } from './answer-all.server.ts'

/** What the first three get, before anything is sent. */
export function BatchSamples({ batch, count, samples, chosen, undoTime }: Samples & { undoTime: string }) {
	return (
		<>
			<StepHeading step="samples">
				{count === 1 ? 'This is the email' : `${samples.length} of the ${count} emails`}
			</StepHeading>
			{samples.map(({ to, subject, text }) => (
				<section key={to} className="answer-all-sample">
					<h3 dir="auto">{subject}</h3>
					<p className="text-ink-2">To {to}</p>
					<p dir="auto" className="answer-all-text">
						{text}
					</p>
				</section>
			))}
			<Form method="post" className="answer-all-actions">
				<input type="hidden" name="batch" value={batch} />
				{chosen.map((line) => (
					<input key={line} type="hidden" name="chosen" value={line} />
				))}
				<Button type="submit" name="intent" value="send" size="pst">
					Send {count} {count === 1 ? 'email' : 'emails'}
				</Button>
				<Link to="?">Change who gets it</Link>
			</Form>
			<p>The first one goes out after {undoTime}. You can stop them on the next page.</p>
		</>
	)
}

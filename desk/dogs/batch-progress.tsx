import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { StepHeading } from '../shell/desk-focus.tsx'
import type { BatchProgress } from './answer-all.server.ts'

export function BatchProgressView({ id, sent, waiting, takenBack, failed, isStopped }: BatchProgress) {
	const all = sent + waiting + takenBack + failed.length
	return (
		<>
			<StepHeading step={isStopped ? 'stopped' : 'sending'} className="answer-all-count">
				<span role="status">
					{sent} of {all} sent{waiting > 0 && <span>{`, ${waiting} on their way`}</span>}
					<span>{takenBack > 0 && `, ${takenBack} taken back`}</span>
					{failed.length > 0 && <span>{`, ${failed.length} not reached`}</span>}
					<span>.</span>
				</span>
			</StepHeading>
			<progress max={all} value={sent} aria-label="Sent" />
			{isStopped && <p>You stopped it. What was not sent yet is taken back, and those cases are open again.</p>}
			{failed.length > 0 && (
				<Notice tone="caution">
					<p>Not reached, call them:</p>
					<ul className="list-disc pl-5">
						{failed.map(({ name, reference }) => (
							<li key={reference}>
								<Link to={`/cases/${reference}`}>{name || reference}</Link>
							</li>
						))}
					</ul>
				</Notice>
			)}
			{waiting > 0 && (
				<div className="answer-all-actions">
					<Form method="post">
						<input type="hidden" name="batch" value={id} />
						<Button type="submit" name="intent" value="stop" variant="outline" size="pst">
							Stop
						</Button>
					</Form>
					<Link to={`?batch=${id}`} className="font-bold">
						Look again
					</Link>
				</div>
			)}
			<Link to="/">Back to the inbox</Link>
		</>
	)
}

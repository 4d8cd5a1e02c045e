import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Promised } from '../../promised.server.ts'
import type { EmailStep } from '../email-page.server.ts'

/** What happens when it is sent, and the press for it. */
export function SendCard({
	to,
	draft,
	statusWords,
	promised,
	undoTime,
}: EmailStep & { step: 'preview' } & { undoTime: string }) {
	return (
		<section className="email-send" aria-labelledby="send">
			<h2 id="send">Ready to send?</h2>
			<ul>
				<li>
					It goes to <b>{to}</b>.
				</li>
				<li>
					{statusWords === null ? (
						'The status of the case stays as it is.'
					) : (
						<span>
							With it, the status becomes: <b>{statusWords}</b>.
						</span>
					)}
				</li>
				<li>
					You can take the email back for <b>{undoTime}</b>.
				</li>
			</ul>
			<Form method="post" action="?preview" className="email-actions">
				<input type="hidden" name="version" value={draft.version} />
				<input type="hidden" name="draftAt" value={draft.updatedAt} />
				{promised && <PromisedTick {...promised} />}
				<Button type="submit" name="intent" value="send" size="pst">
					Send
				</Button>
				<Link to="?draft" className="font-bold">
					Change it
				</Link>
			</Form>
		</section>
	)
}

/** Another person is approved for the dog: with both names, before anything is sent. */
function PromisedTick({ reference, warning, tick }: Promised) {
	return (
		<Notice tone="caution" className="w-full">
			<p>{warning}</p>
			<Checkbox name="promised" value={reference} required>
				{tick}
			</Checkbox>
		</Notice>
	)
}

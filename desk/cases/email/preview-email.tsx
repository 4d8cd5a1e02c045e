import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Promised } from '../promised.server.ts'
import type { EmailStep } from './email-page.server.ts'

/** Exactly what is sent. */
export function PreviewEmail(step: EmailStep & { step: 'preview' }) {
	const { to, subject, text, html, draft, statusWords, promised } = step
	return (
		<>
			<section className="email-preview" aria-labelledby="preview">
				<h2 id="preview">This is what they get</h2>
				<dl>
					<dt>To</dt>
					<dd>{to}</dd>
					<dt>Subject</dt>
					<dd dir="auto">{subject}</dd>
				</dl>
				{/* Without scripts, forms or an origin: what was typed into the form cannot do anything here. */}
				<iframe title="The email as mail programs show it" srcDoc={html} sandbox="" />
				<details>
					<summary>As plain text</summary>
					<p dir="auto" className="email-text">
						{text}
					</p>
				</details>
			</section>
			<p>
				{statusWords === null
					? 'The status of the case stays as it is.'
					: `With it, the status becomes: ${statusWords}.`}{' '}
				You can take the email back for 30 seconds.
			</p>
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
		</>
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

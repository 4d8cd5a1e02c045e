import { StepHeading } from '../../../shell/desk-focus.tsx'
import { EmailHead } from '../email-head.tsx'
import type { EmailStep } from '../email-page.server.ts'

/** Exactly what is sent. */
export function PreviewEmail({ to, subject, text, html }: EmailStep & { step: 'preview' }) {
	return (
		<section className="email-preview" aria-labelledby="preview">
			<StepHeading step="preview" id="preview">
				This is what they get
			</StepHeading>
			<div className="email-paper">
				<EmailHead to={to} subject={subject} />
				{/* Without scripts, forms or an origin: what was typed into the form cannot do anything here. */}
				<iframe title="The email as mail programs show it" srcDoc={html} sandbox="" />
			</div>
			<details>
				<summary>As plain text</summary>
				<p dir="auto" className="email-text">
					{text}
				</p>
			</details>
		</section>
	)
}

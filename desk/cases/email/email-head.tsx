import { WithReferences } from '../../lists/with-references.tsx'
import './email-paper.css'

/** The head of an email, as mail programs show it. */
export function EmailHead({ to, subject }: { to: string; subject: string }) {
	return (
		<dl>
			<dt>To</dt>
			<dd>{to}</dd>
			<dt>Subject</dt>
			<dd dir="auto">
				<WithReferences text={subject} />
			</dd>
		</dl>
	)
}

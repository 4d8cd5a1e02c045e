import { GAP, type WrittenEmail } from '#domain/desk/emails/case-email.ts'
import { blocksOf } from '#domain/desk/emails/compose-case-email.ts'
import { EmailHead } from '../email-head.tsx'
import './live-email.css'

interface LiveEmailProps {
	to: string
	email: WrittenEmail
	/** At the end of every email. */
	signature: string
}

/** The email as it stands, beside the form: it follows each choice and each key. */
export function LiveEmail({ to, email: { subject, body }, signature }: LiveEmailProps) {
	return (
		<section className="live-email" aria-labelledby="live-email">
			<h2 id="live-email">The email so far</h2>
			<div className="email-paper">
				<EmailHead to={to} subject={subject} />
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
				<section className="live-email-text" dir="auto" aria-label="Text of the email" tabIndex={0}>
					{blocksOf(body).map((block, index) =>
						block.kind === 'list' ? (
							// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
							<ul key={index}>
								{block.items.map((item) => (
									<li key={item}>{item}</li>
								))}
							</ul>
						) : (
							// biome-ignore lint/suspicious/noArrayIndexKey: as above
							<p key={index}>{'text' in block && <WithGaps text={block.text} />}</p>
						),
					)}
					<p className="live-email-end">{signature}</p>
				</section>
			</div>
		</section>
	)
}

/** Marks where words are still missing. */
function WithGaps({ text }: { text: string }) {
	const [first = '', ...rest] = text.split(GAP_ALONE)
	return (
		<>
			{first}
			{rest.map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
				<span key={index}>
					<mark>{GAP}</mark>
					{part}
				</span>
			))}
		</>
	)
}

/** Not at the end of a word: there it is a pause. */
const GAP_ALONE = new RegExp(`(?<!\\S)${GAP}`)

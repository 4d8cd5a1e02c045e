import IconWarning from '~icons/ph/warning-fill'
import './case-checks.css'

export interface CaseChecksProps {
	/** The count that the inbox shows: the flags, and each need that does not fit. */
	count: number
	/** Noted when the application was sent. */
	flags: string[]
	/** Why it is held back. */
	quarantine: string[]
	/** "Duke needs a garden fence of 1.8 m. They have no garden." */
	misfits: string[]
	/** What the dog needs and their answers do not decide: "children". */
	toAsk: string[]
	/** "" for none. */
	dogName: string
	/** Where the needs are compared one by one. */
	fitHref: string
}

/**
 * What to look at before a reply. The notes are of the day on which it was sent, the comparison is of today: the needs of a dog change, so
 * each says when it is from.
 */
export function CaseChecks({ count, flags, quarantine, misfits, toAsk, dogName, fitHref }: CaseChecksProps) {
	if (flags.length + quarantine.length + misfits.length === 0) return null
	return (
		<section className="case-checks" aria-labelledby="checks">
			<IconWarning aria-hidden />
			<h2 id="checks">{count > 0 ? `${count} to check before you reply` : 'Check before you reply'}</h2>
			<ul className="case-flags">
				{quarantine.map((reason) => (
					<li key={reason}>Held back: {reason}</li>
				))}
				{flags.map((text) => (
					<li key={text}>
						{text}
						{misfits.length > 0 && <span className="case-when"> (noted when it arrived)</span>}
					</li>
				))}
				{misfits.map((text) => (
					<li key={text}>{text}</li>
				))}
				{toAsk.length > 0 && <li>Still to ask: {toAsk.join(', ')}.</li>}
			</ul>
			{misfits.length > 0 && <a href={fitHref}>All that {dogName} needs</a>}
		</section>
	)
}

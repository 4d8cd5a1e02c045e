import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { questionsUrl } from './questions/questions-url.ts'

/** A sofa, a fence, a cat and a pram of `answers.svg`. */
const PICTURES = [0, 15, 8, 1]

/** The way to the questions, on the home page, whose sheet imports its styles. */
export function MatchBand() {
	return (
		<Wrap className="pb-section">
			<section aria-labelledby="match-band" className="match-band">
				<div>
					<h2 id="match-band">Could we be right for each other?</h2>
					<p>10 questions about your home, one at a time. Then meet the dogs who’d suit it, and read why.</p>
					<ButtonLink to={questionsUrl()} size="pasm">
						Answer the first one
					</ButtonLink>
				</div>
				<p aria-hidden className="match-band-pictures">
					{PICTURES.map((place) => (
						<span key={place} className="answer-picture" style={{ '--place': place } as React.CSSProperties} />
					))}
				</p>
			</section>
		</Wrap>
	)
}

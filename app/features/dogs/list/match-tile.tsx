import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { questionsUrl } from '../compatibility/questions/questions-url.ts'

/** The way to the questions, in the place of the dogs missing in the last row. */
export function MatchTile() {
	return (
		<SiteLink to={questionsUrl()}>
			<div>
				<h3>Could we be right for each other?</h3>
				<p>10 questions about your home. Then meet the dogs who’d suit it, and read why.</p>
				<span>Start here</span>
			</div>
		</SiteLink>
	)
}

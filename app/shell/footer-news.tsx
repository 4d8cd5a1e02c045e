import { NEWS_PATH, NEWS_PROMISE, NEWS_TITLE } from '../lib/newsletter-words.ts'
import { buttonStyles } from '../ui/button-styles.ts'
import { Honeypot } from '../ui/honeypot.tsx'

/**
 * The letter of the month, below every page that does not end with it. A plain form with nothing of the visitor's in it: the
 * page around it is the same for everybody.
 */
export function FooterNews() {
	return (
		<form method="post" action={NEWS_PATH} aria-labelledby="footer-news" className="footer-news">
			<h2 id="footer-news" className="footer-heading">
				{NEWS_TITLE}
			</h2>
			<input type="hidden" name="from" value="footer" />
			<Honeypot />
			<label htmlFor="footer-email">Email address</label>
			<div>
				<input id="footer-email" type="email" name="email" autoComplete="email" required />
				<button type="submit" className={buttonStyles({ size: 'st' })}>
					Sign me up
				</button>
			</div>
			<p>{NEWS_PROMISE}</p>
		</form>
	)
}

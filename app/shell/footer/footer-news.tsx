import { NewsletterForm } from '#app/ui/forms/newsletter-form.tsx'
import { NEWS_PATH, NEWS_TEXT, NEWS_TITLE } from '#lib/newsletter-words.ts'

/** The home page ends with a larger sign-up. */
const HOME = '/'

/** Newsletter sign-up below every page but forms. Without visitor data: the page is cached. */
export function FooterNews({ pathname }: { pathname: string }) {
	if (pathname === HOME) return null
	return (
		<div className="grid content-start gap-3">
			<h2 id="footer-news" className="text-h3">
				{NEWS_TITLE}
			</h2>
			<p className="text-ink-2">{NEWS_TEXT}</p>
			<NewsletterForm action={NEWS_PATH} from="footer" labelledBy="footer-news" />
		</div>
	)
}

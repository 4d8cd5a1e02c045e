import { useLocation } from 'react-router'
import { NewsletterForm } from '#app/ui/forms/newsletter-form.tsx'
import { NEWS_PATH, NEWS_TITLE } from '#lib/newsletter-words.ts'

/** The home page ends with a larger sign-up. */
const HOME = '/'
/** Form pages ask for an email address themselves. */
const FORMS = /^\/(apply|newsletter)\//

/** Newsletter sign-up below every page. Without visitor data: the page is cached. */
export function FooterNews() {
	const { pathname } = useLocation()
	if (pathname === HOME || FORMS.test(pathname)) return null
	return (
		<div className="w-full max-w-184 pt-4">
			<h2 id="footer-news" className="footer-heading">
				{NEWS_TITLE}
			</h2>
			<NewsletterForm action={NEWS_PATH} from="footer" labelledBy="footer-news" />
		</div>
	)
}

import { useLocation } from 'react-router'
import { NEWS_PATH, NEWS_TITLE } from '#lib/newsletter-words.ts'
import { NewsletterForm } from '../ui/forms/newsletter-form.tsx'

/** The home page ends with the same, larger. */
const HOME = '/'
/** Pages of forms ask for an address of their own, and of nobody twice. */
const FORMS = /^\/(apply|newsletter)\//

/** The letter of the month, below every page. Nothing of the visitor's is in it: the page around it is the same for everybody. */
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

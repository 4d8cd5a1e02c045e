import { useLocation } from 'react-router'
import { NEWS_PATH, NEWS_TITLE } from '../lib/newsletter-words.ts'
import { NewsletterForm } from '../ui/newsletter-form.tsx'

/** The home page ends with the same, larger; the page that takes the address is the same. */
const ELSEWHERE = ['/', NEWS_PATH]

/** The letter of the month, below every page. Nothing of the visitor's is in it: the page around it is the same for everybody. */
export function FooterNews() {
	const { pathname } = useLocation()
	if (ELSEWHERE.includes(pathname)) return null
	return (
		<div className="w-full max-w-184">
			<h2 id="footer-news" className="footer-heading">
				{NEWS_TITLE}
			</h2>
			<NewsletterForm action={NEWS_PATH} from="footer" labelledBy="footer-news" />
		</div>
	)
}

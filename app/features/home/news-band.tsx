import { NewsletterForm } from '#app/ui/forms/newsletter-form.tsx'
import { Section, TwoColumns } from '#app/ui/layout/layout.tsx'
import { NEWS_PATH, NEWS_TEXT, NEWS_TITLE } from '#lib/newsletter-words.ts'

/** The newsletter sign-up at the end of the page. */
export function NewsBand() {
	return (
		<Section id="news" tone="sky" aria-labelledby="news-title" className="no-print">
			<TwoColumns>
				<div className="grid gap-3">
					<h2 id="news-title">{NEWS_TITLE}</h2>
					<p className="max-w-[35em] text-lede">{NEWS_TEXT}</p>
				</div>
				<NewsletterForm action={NEWS_PATH} from="home" labelledBy="news-title" />
			</TwoColumns>
		</Section>
	)
}

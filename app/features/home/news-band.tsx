import { NEWS_PATH, NEWS_TEXT, NEWS_TITLE } from '#app/lib/newsletter-words.ts'
import { Section, TwoColumns } from '#app/ui/layout.tsx'
import { NewsletterForm } from '#app/ui/newsletter-form.tsx'

/** The letter of the month, asked for where the page ends. */
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

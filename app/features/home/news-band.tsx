import { NEWS_PATH, NEWS_TEXT, NEWS_TITLE } from '#app/lib/newsletter-words.ts'
import { Section } from '#app/ui/layout.tsx'
import { NewsletterForm } from '#app/ui/newsletter-form.tsx'

/** The letter of the month, asked for where the page ends. */
export function NewsBand() {
	return (
		<Section
			id="news"
			tone="sky"
			aria-labelledby="news-title"
			className="news-band py-[clamp(2.5rem,2rem+3vw,4.5rem)] no-print"
		>
			<div className="grid items-center gap-x-[clamp(2rem,1rem+4vw,5rem)] gap-y-8 split:grid-cols-2">
				<div className="grid gap-3">
					<h2 id="news-title">{NEWS_TITLE}</h2>
					<p className="max-w-[31em] text-lede">{NEWS_TEXT}</p>
				</div>
				<NewsletterForm action={NEWS_PATH} from="home" labelledBy="news-title" />
			</div>
		</Section>
	)
}

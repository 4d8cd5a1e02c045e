import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { NEWS_TITLE } from '#lib/newsletter-words.ts'

export interface NewsSampleDog {
	/** The charity. */
	sender: string
	name: string
	/** In its own words. */
	line: string
	url: string
	picture: PictureData
	/** One useful thing to know. */
	article: { title: string; url: string } | null
}

/** Part of an issue, as it comes by email. */
export function NewsSample({ dog: { sender, name, line, url, picture, article } }: { dog: NewsSampleDog }) {
	return (
		<section aria-labelledby="sample" className="news-sample">
			<h2 id="sample">What you’ll get</h2>
			<div>
				<div>
					{sender && <p className="text-note text-ink-2">From: {sender}</p>}
					<p className="font-semibold">
						{NEWS_TITLE}: meet {name}
					</p>
				</div>
				<Picture picture={picture} sizes="(min-width: 960px) 24rem, 88vw" className="aspect-4/3 w-full rounded-m" />
				<p className="font-display text-h3 font-extrabold">“{line}”</p>
				<p>
					{name} is looking for a home. <SiteLink to={url}>Meet {name}</SiteLink>
				</p>
				{article && (
					<>
						<hr />
						<p className="text-note text-ink-2">One useful thing to know</p>
						<p className="font-display font-bold">
							<SiteLink to={article.url}>{article.title}</SiteLink>
						</p>
					</>
				)}
			</div>
		</section>
	)
}

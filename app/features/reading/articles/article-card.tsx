import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import './article-card.css'

export interface ArticleCardData {
	slug: string
	title: string
	/** "Behaviour"; "" for none. */
	topic: string
	picture: PictureData | null
	/** For the first cards of a list. */
	excerpt?: string
	/** "6 minute read" */
	readingTime?: string
}

interface ArticleCardProps {
	article: ArticleCardData
	sizes: string
	priority?: boolean
}

export function ArticleCard({ article, sizes, priority }: ArticleCardProps) {
	return (
		<article
			aria-label={article.title}
			className="article-card group relative grid content-start gap-4 rounded-l outline-offset-6 outline-focus has-[a:focus-visible]:outline-3"
		>
			<Picture
				picture={article.picture && { ...article.picture, alt: '' }}
				sizes={sizes}
				priority={priority}
				className="aspect-16/10 w-full rounded-l"
			/>
			<div className="min-w-0">
				{(article.topic || article.readingTime) && (
					<p className="article-about">
						{article.topic && <span>{article.topic}</span>}
						{article.readingTime && <span className="article-minutes">{article.readingTime}</span>}
					</p>
				)}
				<h3 className="wrap-anywhere">
					<SiteLink
						to={`/useful-info/${article.slug}`}
						className="no-underline decoration-3 after:absolute after:inset-0 after:rounded-l group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
					>
						{article.title}
					</SiteLink>
				</h3>
				{article.excerpt && <p className="article-excerpt">{article.excerpt}</p>}
			</div>
		</article>
	)
}

import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'

export type ReadingData = { slug: string; title: string; note: string; picture: PictureData | null }[]

/** This many rows are at least as high as the large picture. */
const ROWS_OF_FULL_HEIGHT = 3

/** One article large, the others in rows. `isFirst`: directly below the hero. */
export function Reading({ articles, isFirst }: { articles: ReadingData; isFirst: boolean }) {
	const [first, ...others] = articles
	if (!first) return null
	return (
		<Section id="reading" aria-labelledby="reading-title" className={isFirst ? undefined : 'pt-0'}>
			<SectionHead
				id="reading-title"
				title="Good to know"
				action={
					<ButtonLink to="/useful-info" variant="link" size="link-l" arrow>
						All advice
					</ButtonLink>
				}
			/>
			<div className="grid gap-[clamp(1.5rem,1rem+2vw,3.5rem)] split:grid-cols-2">
				<Teaser article={first} isLarge isFilling={others.length >= ROWS_OF_FULL_HEIGHT} />
				{others.length > 0 && (
					<ul className="border-b-2 border-line">
						{others.map((article) => (
							<li key={article.slug} className="border-t-2 border-line py-5">
								<Teaser article={article} />
							</li>
						))}
					</ul>
				)}
			</div>
		</Section>
	)
}

interface TeaserProps {
	article: ReadingData[number]
	isLarge?: boolean
	/** Beside the rows: the picture takes the height that they have. */
	isFilling?: boolean
}

function Teaser({ article, isLarge = false, isFilling = false }: TeaserProps) {
	return (
		<article
			aria-label={article.title}
			className={cn(
				'group relative rounded-l outline-offset-4 outline-focus has-[a:focus-visible]:outline-3',
				isLarge
					? cn('grid gap-4', isFilling ? 'split:grid-rows-[1fr_auto]' : 'content-start')
					: 'grid grid-cols-[7rem_1fr] items-center gap-5 split:grid-cols-[8.5rem_1fr]',
			)}
		>
			<Picture
				picture={article.picture && { ...article.picture, alt: '' }}
				sizes={isLarge ? '(min-width: 900px) 48rem, 92vw' : '14rem'}
				className={cn(
					'w-full',
					isLarge ? 'aspect-16/10 rounded-l' : 'aspect-square rounded-m',
					isFilling && 'teaser-fill',
				)}
			/>
			<div>
				{article.note && <p className="mb-1 text-note text-ink-2">{article.note}</p>}
				<h3 className={isLarge ? undefined : 'text-[clamp(1.25rem,1.1rem+.6vw,1.5rem)] leading-[1.2]'}>
					<SiteLink
						to={`/useful-info/${article.slug}`}
						className="no-underline decoration-3 after:absolute after:inset-0 group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
					>
						{article.title}
					</SiteLink>
				</h3>
			</div>
		</article>
	)
}

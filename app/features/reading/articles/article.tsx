import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Section, SectionHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { ContentsList } from '../contents-list.tsx'
import { ArticleCard, type ArticleCardData } from './article-card.tsx'
import { RelatedDogs, type SmallDog } from './related-dogs.tsx'

export interface ArticleData {
	slug: string
	title: string
	excerpt: string
	topic: { slug: string; name: string } | null
	/** "Checked by Anneke Voss, behaviour lead", "3 September 2026", "6 minute read", as far as known. */
	byline: string[]
	picture: PictureData | null
	headings: { id: string; text: string }[]
	html: string
	updated: string
	dogs: SmallDog[]
	related: ArticleCardData[]
}

export function ArticleView({ article }: { article: ArticleData }) {
	const hasContents = article.headings.length > 1
	return (
		<>
			<Breadcrumb trail={trail(article)} />
			<article>
				<Wrap className="pb-section">
					<ArticleHead article={article} />
					{article.picture && (
						<Picture
							picture={article.picture}
							sizes="(min-width: 1280px) 77rem, 95vw"
							priority
							className="aspect-4/3 w-full rounded-xl md:aspect-21/9 print:aspect-auto print:h-[40mm] print:w-auto"
						/>
					)}
					<div
						className={cn(
							'grid items-start gap-x-[clamp(2rem,1rem+4vw,5rem)] gap-y-8 pt-[clamp(2rem,1.5rem+1.5vw,3rem)] *:min-w-0',
							hasContents && 'side:grid-cols-[17rem_1fr] print:block',
						)}
					>
						{hasContents && (
							<ContentsList
								headings={article.headings}
								className="side:sticky side:top-25 side:max-h-[calc(100dvh-7rem)] side:overflow-y-auto side:rounded-s side:bg-transparent side:p-0"
							/>
						)}
						<div className="grid grid-cols-1 gap-10">
							<Prose html={article.html} opening />
							{article.updated && <p className="text-note text-ink-2">Last changed on {article.updated}.</p>}
							<RelatedDogs dogs={article.dogs} />
						</div>
					</div>
				</Wrap>
			</article>
			<KeepReading articles={article.related} />
		</>
	)
}

function ArticleHead({ article }: { article: ArticleData }) {
	return (
		<header className="grid max-w-232 gap-4 pt-[clamp(1.5rem,1rem+2.5vw,3.25rem)] pb-[clamp(1.5rem,1rem+2vw,2.5rem)]">
			<h1 className="wrap-anywhere">{article.title}</h1>
			{article.excerpt && <p className="max-w-[35em] text-lede text-ink-2">{article.excerpt}</p>}
			<ul className="flex flex-wrap gap-x-6 gap-y-1 text-note text-ink-2">
				{article.byline.map((part) => (
					<li key={part}>{part}</li>
				))}
			</ul>
		</header>
	)
}

function trail({ title, topic }: ArticleData) {
	return [
		{ text: 'Home', to: '/' },
		{ text: 'Advice', to: '/useful-info' },
		...(topic ? [{ text: topic.name, to: `/useful-info?topic=${topic.slug}` }] : []),
		{ text: title },
	]
}

function KeepReading({ articles }: { articles: ArticleCardData[] }) {
	if (articles.length === 0) return null
	return (
		<Section tone="mist" aria-labelledby="keep-reading" className="no-print">
			<SectionHead
				id="keep-reading"
				title="Good to read next"
				action={
					<ButtonLink to="/useful-info" variant="link" size="link-l" arrow>
						All advice
					</ButtonLink>
				}
			/>
			<ul className="grid gap-x-[clamp(1rem,.5rem+1.6vw,2rem)] gap-y-10 md:grid-cols-3">
				{articles.map((article) => (
					<li key={article.slug} className="min-w-0">
						<ArticleCard article={article} sizes="(min-width: 1280px) 25rem, (min-width: 768px) 31vw, 92vw" />
					</li>
				))}
			</ul>
		</Section>
	)
}

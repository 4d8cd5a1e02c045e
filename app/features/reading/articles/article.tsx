import { Fragment } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Section, SectionHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { AskPanel } from '../ask-panel.tsx'
import './article.css'
import { ContentsList } from '../contents-list.tsx'
import { PrintButton } from '../print-button.tsx'
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
	phone: string
	related: ArticleCardData[]
}

export function ArticleView({ article }: { article: ArticleData }) {
	const hasContents = article.headings.length > 1
	return (
		<>
			<article aria-label={article.title}>
				<div className="article-head bg-sky-wash">
					<Breadcrumb trail={trail(article)} />
					<Wrap className={article.picture ? 'article-opening' : undefined}>
						<ArticleHead article={article} />
						{article.picture && (
							<Picture
								picture={article.picture}
								sizes="(min-width: 1800px) 48rem, (min-width: 960px) 50vw, 95vw"
								priority
								className="article-picture aspect-16/10 w-full rounded-xl"
							/>
						)}
					</Wrap>
				</div>
				<Wrap className="pb-section">
					<div
						className={cn(
							'article-body grid items-start gap-y-8 pt-[clamp(2rem,1.5rem+1.5vw,3rem)] *:min-w-0 print:block',
							hasContents && 'with-contents',
						)}
					>
						{hasContents && <ContentsList headings={article.headings} className="article-stops" />}
						<div className="grid grid-cols-1 gap-10">
							<Prose html={article.html} opening />
							{article.updated && article.byline.length < 3 && (
								<p className="text-note text-ink-2">Last changed on {article.updated}.</p>
							)}
						</div>
						<aside className="article-aside">
							<RelatedDogs dogs={article.dogs} />
							<AskPanel title="Is yours different?" ending="Every dog is." phone={article.phone} />
						</aside>
					</div>
				</Wrap>
			</article>
			<KeepReading articles={article.related} />
		</>
	)
}

function ArticleHead({ article }: { article: ArticleData }) {
	return (
		<header className="grid max-w-232 justify-items-start gap-4 pt-[clamp(1.5rem,1rem+2.5vw,3.25rem)] pb-[clamp(1.5rem,1rem+2vw,2.5rem)]">
			<h1 className="wrap-anywhere">
				{/* A line ends where the sense does, if it can. */}
				{article.title.split(/(?<=,) /).map((phrase, i) => (
					<Fragment key={phrase}>
						{i > 0 && ' '}
						<span className="inline-block">{phrase}</span>
					</Fragment>
				))}
			</h1>
			{article.excerpt && <p className="max-w-[35em] text-lede text-ink-2">{article.excerpt}</p>}
			<ul className="flex flex-wrap gap-x-6 gap-y-1 text-note text-ink-2">
				{article.byline.map((part) => (
					<li key={part}>{part}</li>
				))}
			</ul>
			<PrintButton />
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

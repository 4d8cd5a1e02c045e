import { ButtonLink } from '#app/ui/button.tsx'
import { ChipLink } from '#app/ui/chip.tsx'
import { ChipRow } from '#app/ui/chip-row.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { isHalfRow } from '#lib/lists/card-rows.ts'
import { ArticleCard, type ArticleCardData } from './article-card.tsx'
import reading from './reading.webp'
import './article-list.css'

interface Topic {
	slug: string
	name: string
}

export interface ArticleListData {
	title: string
	/** With topic and page. */
	pageTitle: string
	lede: string
	description: string
	canonical: string
	topics: Topic[]
	topic: Topic | null
	articles: ArticleCardData[]
	page: number
	pages: number
	total: number
}

const ABOVE_THE_FOLD = 2

export function ArticleList({ list }: { list: ArticleListData }) {
	return (
		<>
			<div className="bg-sky-wash">
				<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Advice' }]} />
				<Wrap className="advice-head">
					<div className="grid content-center gap-4">
						<h1>{list.title}</h1>
						<p className="max-w-[35em] text-lede text-ink-2">{list.lede}</p>
					</div>
					<img src={reading} width={720} height={440} alt="" decoding="async" />
				</Wrap>
			</div>
			<Wrap className="grid gap-10 pt-[clamp(1.75rem,1rem+2.4vw,3rem)] pb-section">
				{list.topics.length > 1 && <Topics list={list} />}
				<h2 id="articles" className="sr-only">
					Articles
				</h2>
				{list.articles.length > 0 ? <Cards articles={list.articles} /> : <NothingYet topic={list.topic} />}
				<Pagination
					page={list.page}
					pages={list.pages}
					label="Pages of articles"
					hrefFor={(page) => `${listAddress(list.topic?.slug ?? '', page)}#articles`}
				/>
			</Wrap>
		</>
	)
}

function Topics({ list }: { list: ArticleListData }) {
	return (
		<ChipRow label="Topics" shown={list.topic?.slug ?? ''}>
			<ChipLink to="/useful-info" current={list.topic === null} preventScrollReset>
				Everything
			</ChipLink>
			{list.topics.map(({ slug, name }) => (
				<ChipLink key={slug} to={listAddress(slug, 1)} current={slug === list.topic?.slug} preventScrollReset>
					{name}
				</ChipLink>
			))}
		</ChipRow>
	)
}

/** Two wide ones first, the others in threes, so that no row has a gap. */
function Cards({ articles }: { articles: ArticleCardData[] }) {
	return (
		<ul className="article-cards grid gap-x-[clamp(1rem,.5rem+1.6vw,2rem)] gap-y-[clamp(2rem,1.5rem+2vw,3rem)] md:grid-cols-6">
			{articles.map((article, i) => {
				const isHalf = isHalfRow(i, articles.length)
				return (
					<li key={article.slug} className={isHalf ? 'min-w-0 md:col-span-3' : 'min-w-0 md:col-span-2'}>
						<ArticleCard
							article={article}
							sizes={`(min-width: 1280px) ${isHalf ? 38 : 25}rem, (min-width: 768px) ${isHalf ? 46 : 31}vw, ${i < ABOVE_THE_FOLD ? '92vw' : '12rem'}`}
							priority={i < ABOVE_THE_FOLD}
						/>
					</li>
				)
			})}
		</ul>
	)
}

function NothingYet({ topic }: { topic: Topic | null }) {
	const action = topic ? (
		<ButtonLink to="/useful-info" size="pst">
			All advice
		</ButtonLink>
	) : (
		<ButtonLink to="/dogs" size="pst">
			Meet the dogs
		</ButtonLink>
	)
	return (
		<EmptyState
			title={topic ? `Nothing about ${topic.name.toLowerCase()}, yet.` : 'Nothing written, yet.'}
			action={action}
		>
			<p>
				Is there something you’d like to know? <SiteLink to="/apply/contact/question">Ask us</SiteLink>: the people who
				answer know the dogs.
			</p>
		</EmptyState>
	)
}

function listAddress(topic: string, page: number): string {
	const query = new URLSearchParams()
	if (topic) query.set('topic', topic)
	if (page > 1) query.set('page', String(page))
	return query.size > 0 ? `/useful-info?${query}` : '/useful-info'
}

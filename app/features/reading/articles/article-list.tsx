import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ChipLink } from '#app/ui/chip.tsx'
import { ChipRow } from '#app/ui/chip-row.tsx'
import { cn } from '#app/ui/cn.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Input } from '#app/ui/forms/input.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { panelShare, rowShare } from '#lib/lists/card-rows.ts'
import { ArticleCard, type ArticleCardData } from './article-card.tsx'
import reading from './reading.webp'
import './article-list.css'

interface Topic {
	slug: string
	name: string
}

/** Shorter lists need no search. */
const MIN_ARTICLES_TO_SEARCH = 6

export interface ArticleListData {
	title: string
	/** With topic and page. */
	pageTitle: string
	lede: string
	description: string
	canonical: string
	topics: (Topic & { count: number })[]
	topic: Topic | null
	/** What was searched for; "" without a search. */
	search: string
	/** The number of articles in all topics. */
	articleCount: number
	articles: ArticleCardData[]
	page: number
	pages: number
	total: number
}

const ABOVE_THE_FOLD = 1

export function ArticleList({ list }: { list: ArticleListData }) {
	return (
		<>
			<div className="bg-sky-wash">
				<Breadcrumb trail={[{ text: 'Home', to: '/' }, { text: 'Advice' }]} />
				<Wrap className="advice-head">
					<div className="grid content-center gap-4">
						<h1>{list.title}</h1>
						<p className="max-w-[35em] text-lede text-ink-2">{list.lede}</p>
						{list.articleCount >= MIN_ARTICLES_TO_SEARCH && <Search key={list.search} words={list.search} />}
					</div>
					<img src={reading} width={720} height={440} alt="" decoding="async" />
				</Wrap>
			</div>
			<Wrap className="grid gap-10 pt-[clamp(1.75rem,1rem+2.4vw,3rem)] pb-section">
				{list.topics.length > 1 && <Topics list={list} />}
				<h2 id="articles" className={list.search ? 'text-h3' : 'sr-only'}>
					{list.search ? found(list) : 'Articles'}
				</h2>
				{list.articles.length > 0 ? <Cards articles={list.articles} /> : <NothingYet list={list} />}
				<Pagination
					page={list.page}
					pages={list.pages}
					label="Pages of articles"
					hrefFor={(page) => `${listAddress({ topic: list.topic?.slug, q: list.search, page })}#articles`}
				/>
			</Wrap>
		</>
	)
}

function found({ search, total }: ArticleListData): string {
	return `${total === 1 ? '1 article' : `${total} articles`} about “${search}”`
}

/** A plain form: its page is loaded as a whole. */
function Search({ words }: { words: string }) {
	return (
		<search>
			<form method="get" action="/useful-info#articles" className="advice-search">
				<Field id="search-advice" label="Search the advice">
					<Input type="search" name="q" defaultValue={words} maxLength={60} enterKeyHint="search" />
				</Field>
				<Button type="submit" variant="outline" size="pst">
					Search
				</Button>
			</form>
		</search>
	)
}

function Ask() {
	return (
		<section aria-labelledby="ask" className="advice-ask band-ball">
			<h2 id="ask" className="text-h3">
				Is your question not here?
			</h2>
			<p>Ask the people who look after the dogs. No question is too small.</p>
			<ButtonLink to="/apply/contact/question" size="pst">
				Ask us
			</ButtonLink>
		</section>
	)
}

function Topics({ list }: { list: ArticleListData }) {
	return (
		<ChipRow label="Topics" shown={list.topic?.slug ?? ''}>
			<ChipLink to="/useful-info" current={list.topic === null && !list.search} preventScrollReset>
				Everything <Count of={list.articleCount} />
			</ChipLink>
			{list.topics.map(({ slug, name, count }) => (
				<ChipLink key={slug} to={listAddress({ topic: slug })} current={slug === list.topic?.slug} preventScrollReset>
					{name} <Count of={count} />
				</ChipLink>
			))}
		</ChipRow>
	)
}

function Count({ of }: { of: number }) {
	return <span className="advice-count">{of}</span>
}

/** The newest leads across the page, the others follow in threes, and how to ask fills the last row. */
function Cards({ articles }: { articles: ArticleCardData[] }) {
	return (
		<ul className="article-cards grid gap-x-[clamp(1rem,.5rem+1.6vw,2rem)] gap-y-[clamp(2rem,1.5rem+2vw,3rem)] md:grid-cols-6">
			{articles.map((article, i) => {
				const share = rowShare(i, articles.length)
				return (
					<li key={article.slug} className={cn('min-w-0', SPANS[share])}>
						<ArticleCard
							article={article}
							sizes={`${SIZES[share]}, ${i < ABOVE_THE_FOLD ? '92vw' : '12rem'}`}
							priority={i < ABOVE_THE_FOLD}
						/>
					</li>
				)
			})}
			<li className={cn('advice-ask-item min-w-0', PANEL_SPANS[panelShare(articles.length)])}>
				<Ask />
			</li>
		</ul>
	)
}

const SPANS = { whole: 'article-lead md:col-span-6', half: 'md:col-span-3', third: 'md:col-span-2' }
const PANEL_SPANS = { ...SPANS, whole: 'is-row md:col-span-6', rest: 'is-row md:col-span-4' }
const SIZES = {
	whole: '(min-width: 1280px) 46rem, (min-width: 768px) 58vw',
	half: '(min-width: 1280px) 38rem, (min-width: 768px) 46vw',
	third: '(min-width: 1280px) 25rem, (min-width: 768px) 31vw',
}

function NothingYet({ list: { topic, search } }: { list: ArticleListData }) {
	const action =
		topic || search ? (
			<ButtonLink to="/useful-info" size="pst">
				All advice
			</ButtonLink>
		) : (
			<ButtonLink to="/dogs" size="pst">
				Meet the dogs
			</ButtonLink>
		)
	const about = search ? `“${search}”` : topic?.name.toLowerCase()
	return (
		<EmptyState title={about ? `Nothing about ${about}, yet.` : 'Nothing written, yet.'} action={action}>
			<p>
				Is there something you’d like to know? <SiteLink to="/apply/contact/question">Ask us</SiteLink>: the people who
				answer know the dogs.
			</p>
		</EmptyState>
	)
}

function listAddress({
	topic = '',
	q = '',
	page = 1,
}: {
	topic?: string | undefined
	q?: string
	page?: number
}): string {
	const query = new URLSearchParams()
	if (topic) query.set('topic', topic)
	if (q) query.set('q', q)
	if (page > 1) query.set('page', String(page))
	return query.size > 0 ? `/useful-info?${query}` : '/useful-info'
}

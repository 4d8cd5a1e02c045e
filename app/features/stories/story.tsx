import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Section, SectionHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { BeforeAndAfter } from './before-and-after.tsx'
import './stories.css'

export interface StoryTeaser {
	slug: string
	title: string
	excerpt: string
	picture: PictureData | null
}

export interface StoryData {
	slug: string
	title: string
	description: string
	/** Before the quote, and after it; `rest` may be "". */
	html: string
	rest: string
	picture: PictureData | null
	/** The family's best sentence, or "". */
	quote: string
	before: PictureData | null
	after: PictureData | null
	/** "Jean Pargeter, 9 May 2026" */
	byline: string
	dog: { slug: string; name: string } | null
	/** A dog that still looks for a home. */
	waiting: { slug: string; name: string; picture: PictureData | null } | null
	others: StoryTeaser[]
}

export function StoryPage({ story }: { story: StoryData }) {
	return (
		<>
			<Breadcrumb
				trail={[{ text: 'Home', to: '/' }, { text: 'Happy endings', to: '/#stories' }, { text: story.title }]}
			/>
			<article>
				<Wrap className="story grid pb-section">
					<header className="story-text">
						<h1>{story.title}</h1>
						{story.byline && <p className="text-lede text-ink-2">{story.byline}</p>}
					</header>
					{story.picture && (
						<Picture
							picture={story.picture}
							sizes="(min-width: 1280px) 77rem, 95vw"
							priority
							className="story-scene w-full rounded-xl"
						/>
					)}
					<div className="story-text">
						<Prose html={story.html} opening />
						{story.quote && (
							<blockquote className="story-quote">
								<p>{story.quote}</p>
							</blockquote>
						)}
						{story.rest.trim() && <Prose html={story.rest} />}
					</div>
					<BeforeAndAfter {...story} />
					<div className="story-text">
						<NextStep dog={story.dog} waiting={story.waiting} />
					</div>
				</Wrap>
			</article>
			<OtherStories stories={story.others} />
		</>
	)
}

function NextStep({ dog, waiting }: Pick<StoryData, 'dog' | 'waiting'>) {
	return (
		<div className={cn('no-print grid items-center gap-5 rounded-xl bg-mist p-6', waiting && 'story-dog')}>
			{waiting?.picture && (
				<Picture picture={{ ...waiting.picture, alt: '' }} sizes="7rem" className="aspect-square w-full rounded-m" />
			)}
			<div className="grid min-w-0 gap-3">
				<p className="font-display text-h3 font-extrabold wrap-anywhere">
					{waiting
						? `${waiting.name} is waiting for a story like this.`
						: 'More dogs are waiting for a story like this.'}
				</p>
				<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<ButtonLink to={waiting ? `/dogs/${waiting.slug}` : '/dogs'} size="pst">
						{waiting ? `Meet ${waiting.name}` : 'Meet the dogs'}
					</ButtonLink>
					{waiting && <SiteLink to="/dogs">All the dogs</SiteLink>}
					{dog && <SiteLink to={`/dogs/${dog.slug}`}>See {dog.name}’s own page</SiteLink>}
				</p>
			</div>
		</div>
	)
}

function OtherStories({ stories }: { stories: StoryTeaser[] }) {
	if (stories.length === 0) return null
	return (
		<Section tone="mist" aria-labelledby="more-stories" className="no-print">
			<SectionHead id="more-stories" title="More happy endings" />
			<ul className="grid gap-x-8 gap-y-10 split:grid-cols-3">
				{stories.map((story) => (
					<li key={story.slug}>
						<article className="group relative grid content-start gap-3 rounded-l outline-offset-6 outline-focus has-[a:focus-visible]:outline-3">
							<Picture
								picture={story.picture && { ...story.picture, alt: '' }}
								sizes="(min-width: 900px) 25rem, 92vw"
								className="aspect-16/10 w-full rounded-l"
							/>
							<h3>
								<SiteLink
									to={`/stories/${story.slug}`}
									className="no-underline decoration-3 after:absolute after:inset-0 group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
								>
									{story.title}
								</SiteLink>
							</h3>
							<p className="text-ink-2">{story.excerpt}</p>
						</article>
					</li>
				))}
			</ul>
		</Section>
	)
}

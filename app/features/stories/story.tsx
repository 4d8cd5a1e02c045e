import { ButtonLink } from '#app/ui/button.tsx'
import { Section, SectionHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Picture, type PictureData } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { BeforeAndAfter, type CaptionedPicture } from './before-and-after.tsx'
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
	before: CaptionedPicture | null
	after: CaptionedPicture | null
	people: string
	/** "Told by: Jean Pargeter" */
	facts: { term: string; text: string }[]
	dog: { slug: string; name: string } | null
	/** A dog that still looks for a home. */
	waiting: { slug: string; name: string; picture: PictureData | null } | null
	others: StoryTeaser[]
}

export function StoryPage({ story }: { story: StoryData }) {
	const { title, facts, picture, quote, people, rest } = story
	return (
		<>
			<article aria-label={title}>
				<div className="story-head">
					<Breadcrumb
						trail={[{ text: 'Home', to: '/' }, { text: 'Happy endings', to: '/#stories' }, { text: title }]}
					/>
					<Wrap className="story grid">
						<header>
							<h1>{title}</h1>
							{facts.length > 0 && (
								<dl>
									{facts.map(({ term, text }) => (
										<div key={term}>
											<dt>{term}</dt>
											<dd>{text}</dd>
										</div>
									))}
								</dl>
							)}
						</header>
						{picture && (
							<Picture
								picture={picture}
								sizes="(min-width: 1800px) 96rem, (min-width: 1280px) 77rem, 95vw"
								priority
								className="story-scene w-full rounded-xl"
							/>
						)}
					</Wrap>
				</div>
				<Wrap className="story story-body grid pb-section">
					<div className="story-text">
						<Prose html={story.html} opening />
						{quote && (
							<blockquote className="story-quote">
								<p>{quote}</p>
								{people && <footer>{people}</footer>}
							</blockquote>
						)}
						{rest.trim() && <Prose html={rest} />}
					</div>
					<BeforeAndAfter {...story} />
					<NextStep dog={story.dog} waiting={story.waiting} />
				</Wrap>
			</article>
			<OtherStories stories={story.others} />
		</>
	)
}

function NextStep({ dog, waiting }: Pick<StoryData, 'dog' | 'waiting'>) {
	return (
		<div className="story-next no-print">
			{waiting?.picture && (
				<Picture
					picture={{ ...waiting.picture, alt: '' }}
					sizes="(min-width: 1280px) 30rem, (min-width: 768px) 38vw, 92vw"
				/>
			)}
			<div>
				<h2>
					{waiting
						? `${waiting.name} is waiting for a story like this.`
						: 'More dogs are waiting for a story like this.'}
				</h2>
				<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<ButtonLink to={waiting ? `/dogs/${waiting.slug}` : '/dogs'} size="pasm">
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
						<article
							aria-label={story.title}
							className="group relative grid content-start gap-3 rounded-l outline-offset-6 outline-focus has-[a:focus-visible]:outline-3"
						>
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

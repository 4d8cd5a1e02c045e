import { cn } from '../../cn.ts'
import { Wrap } from '../../layout/layout.tsx'
import { Picture } from '../../media/picture.tsx'
import { Prose } from '../prose.tsx'
import { SectionButton } from './page-section-button.tsx'
import type { PageSectionData } from './page-section-data.ts'

const WORDS =
	'max-w-none font-display text-[clamp(1.625rem,1.2rem+1.9vw,2.625rem)] leading-[1.16] font-bold tracking-[-.022em]'

/** The section's text is the quotation; the first item names its author. */
export function SectionQuote({ section }: { section: PageSectionData }) {
	const speaker = section.items[0]
	const headingId = section.title ? `${section.id}-title` : undefined
	const picture = speaker?.picture ?? null
	// A portrait, rather than a scene.
	const isFace = picture !== null && picture.width < picture.height * 1.25
	const isBeside = picture !== null && !isFace
	return (
		<section id={section.id} className="quote-section py-section" aria-labelledby={headingId}>
			<Wrap>
				<div className="grid items-center gap-[clamp(1.75rem,1rem+3vw,4.5rem)] split:grid-cols-[1.12fr_1fr]">
					{isBeside && (
						<Picture
							picture={picture}
							sizes="(min-width: 1800px) 49rem, (min-width: 900px) 40rem, 92vw"
							className="aspect-16/10 w-full rounded-xl"
						/>
					)}
					<div className={cn(!isBeside && 'col-span-full mx-auto max-w-4xl text-center')}>
						{isFace && <Picture picture={picture} sizes="11rem" className="face quote-face" />}
						{section.title && (
							<h2 id={headingId} className="mb-4 text-h4 text-ink-2">
								{section.title}
							</h2>
						)}
						<figure>
							{section.html && (
								<blockquote>
									<Prose html={section.html} className={WORDS} />
								</blockquote>
							)}
							{speaker && (
								<figcaption className="mt-6 text-ink-2">
									{speaker.title && <cite>{speaker.title}</cite>}
									{speaker.html && <Prose html={speaker.html} />}
								</figcaption>
							)}
						</figure>
						<SectionButton button={section.button} variant="link" className="mt-5" />
					</div>
				</div>
			</Wrap>
		</section>
	)
}

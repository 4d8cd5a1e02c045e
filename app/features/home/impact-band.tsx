import { Section, Wrap } from '#app/ui/layout/layout.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { SectionButton } from '#app/ui/sections/page-section/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import small from './frieze-1280.webp'
import large from './frieze-2560.webp'

/** The large number and the others below it. */
export function ImpactBand({ section }: { section: PageSectionData }) {
	const [main, ...others] = section.items
	const headingId = `${section.id}-title`
	if (!main) return null
	return (
		<Section id={section.id} tone="ball" wrap={false} aria-labelledby={headingId} className="overflow-clip pb-0">
			<Wrap>
				{section.title && <p className="mb-[clamp(1rem,.5rem+1.5vw,2rem)] text-lede font-semibold">{section.title}</p>}
				<div className="items-end gap-x-10 gap-y-4 split:flex split:flex-wrap">
					<p
						aria-hidden
						className="max-w-full split:flex-none pb-[.2em] split:pb-[.13em] font-display text-stat font-black text-(--ball-figure)"
					>
						{main.title}
					</p>
					<h2 id={headingId} className="max-w-[9em] split:flex-1 split:basis-[5em] split:pb-[.5em]">
						<VisuallyHidden>{main.title} </VisuallyHidden>
						{main.html}
					</h2>
				</div>
				<dl className="home-facts mt-[clamp(2rem,1rem+3vw,3.5rem)] grid gap-x-12 gap-y-6 md:grid-cols-3">
					{others.map(({ title, html }) => (
						<div key={title}>
							<dt className="font-display text-[clamp(2.25rem,1.9rem+1.4vw,3.125rem)] leading-none font-extrabold tracking-[-.03em]">
								{title}
							</dt>
							<dd className="mt-1.5 max-w-[16.8em] leading-snug">{html}</dd>
						</div>
					))}
				</dl>
				<SectionButton button={section.button} variant="link" className="mt-9" />
			</Wrap>
			<Frieze />
		</Section>
	)
}

/** A row of faces over the lower edge of their band. Keeps its height, and the middle faces on narrow screens. */
function Frieze() {
	return (
		<img
			src={small}
			srcSet={`${small} 1280w, ${large} 2560w`}
			sizes="(min-width: 120rem) 100vw, (min-width: 88rem) 120rem, (min-width: 53rem) 136vw, 72rem"
			width={1920}
			height={240}
			alt=""
			loading="lazy"
			decoding="async"
			className="mt-[clamp(2rem,1rem+3vw,3.5rem)] h-[max(clamp(9rem,17vw,15rem),12.5vw)] w-full max-w-none object-cover object-bottom [filter:var(--moonlight)]"
		/>
	)
}

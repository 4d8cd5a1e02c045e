import { cn } from '#app/ui/cn.ts'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SectionButton } from '#app/ui/sections/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import { splitStepNote } from '#lib/text/step-note.ts'

/** The kinds of fostering with their duration: the first two wide, the rest in rows of three. */
export function Kinds({ section }: { section: PageSectionData }) {
	const headingId = `${section.id}-title`
	return (
		<Section id={section.id} tone="field" aria-labelledby={headingId}>
			<SectionHead id={headingId} title={section.title} className="mb-4" />
			{section.html && <Prose html={section.html} className="max-w-[35em] text-lede text-on-field-2" />}
			<ul className="mt-[clamp(1.75rem,1rem+2.4vw,3rem)] grid gap-[clamp(1rem,.6rem+1vw,1.5rem)] sm:grid-cols-2 lg:grid-cols-6">
				{section.items.map((item, i) => (
					<Kind key={item.title} item={item} isWide={i < 2} />
				))}
			</ul>
			<SectionButton button={section.button} />
		</Section>
	)
}

function Kind({ item, isWide }: { item: PageSectionData['items'][number]; isWide: boolean }) {
	const { html, note } = splitStepNote(item.html)
	return (
		<li
			className={cn(
				'flex flex-col gap-3 rounded-l border-2 border-line p-6',
				isWide ? 'lg:col-span-3' : 'lg:col-span-2',
			)}
		>
			{item.picture && (
				<Picture
					picture={item.picture}
					sizes="(min-width: 1024px) 30rem, 92vw"
					className="mb-2 aspect-16/10 w-full rounded-m"
				/>
			)}
			{note && <p className="font-display text-h4 font-bold text-ball">{note}</p>}
			<h3 className={cn(isWide && 'text-h2')}>{item.title}</h3>
			<Prose html={html} className="text-on-field-2" />
		</li>
	)
}

import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SectionButton } from '#app/ui/sections/page-section/page-section-button.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import { isHalfRow } from '#lib/lists/card-rows.ts'
import { splitStepNote } from '#lib/text/step-note.ts'
import './kinds.css'

/** The kinds of fostering with their duration, each with a dog: two wide ones first, the others in threes. */
export function Kinds({ section }: { section: PageSectionData }) {
	const headingId = `${section.id}-title`
	return (
		<Section id={section.id} aria-labelledby={headingId}>
			<SectionHead id={headingId} title={section.title} className="mb-4" />
			{section.html && <Prose html={section.html} className="max-w-[35em] text-lede text-ink-2" />}
			<ul className="kinds">
				{section.items.map((item, i) => (
					<Kind key={item.title} item={item} isWide={isHalfRow(i, section.items.length)} />
				))}
			</ul>
			<SectionButton button={section.button} />
		</Section>
	)
}

function Kind({ item, isWide }: { item: PageSectionData['items'][number]; isWide: boolean }) {
	const { html, note } = splitStepNote(item.html)
	return (
		<li className={isWide ? 'wide' : undefined}>
			{item.picture && (
				<Picture
					picture={{ ...item.picture, alt: '' }}
					sizes={`(min-width: 1024px) ${isWide ? 20 : 25}rem, (min-width: 640px) 46vw, 7rem`}
				/>
			)}
			<div className="kind-name">
				<h3>{item.title}</h3>
				{note && <p>{note}</p>}
			</div>
			<Prose html={html} />
		</li>
	)
}

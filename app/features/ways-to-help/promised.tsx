import { Section } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SectionButton } from '#app/ui/sections/page-section/page-section-button.tsx'
import type { PageSectionData, PageSectionItem } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import './promised.css'

/** What helpers can rely on: cards with a drawing each, or the points of a list. */
export function Promised({ section, tone }: { section: PageSectionData; tone: 'field' | 'nose' }) {
	const titleId = `${section.id}-title`
	const { items, html, title } = section
	return (
		<Section id={section.id} tone={tone} aria-labelledby={title ? titleId : undefined}>
			<div className="promise grid gap-8">
				{title && <h2 id={titleId}>{title}</h2>}
				{items.length > 0 && html && <Prose html={html} className="promise-lede" />}
				{items.length > 0 && (
					<ul className="promise-things">
						{items.map((item) => (
							<Thing key={item.title + item.html} item={item} />
						))}
					</ul>
				)}
				{items.length === 0 && html && <Prose html={html} />}
			</div>
			<SectionButton button={section.button} />
		</Section>
	)
}

function Thing({ item: { title, html, picture } }: { item: PageSectionItem }) {
	return (
		<li>
			{picture && (
				<Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 64rem) 12.5rem, 9rem" className="face" />
			)}
			<div className="min-w-0">
				{title && <h3 className="text-h4">{title}</h3>}
				{html && <Prose html={html} />}
			</div>
		</li>
	)
}

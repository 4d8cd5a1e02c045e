import { Section } from '#app/ui/layout/layout.tsx'
import { SectionButton } from '#app/ui/sections/page-section/page-section-button.tsx'
import type { PageSectionData, PageSectionItem } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'

/** The first number large, the others in lines beside it. */
export function AddedUp({ section }: { section: PageSectionData }) {
	const headingId = `${section.id}-title`
	const [first, ...others] = section.items
	return (
		<Section id={section.id} tone="sky" aria-labelledby={section.title ? headingId : undefined}>
			{section.title && (
				<h2 id={headingId} className="mb-[clamp(1.75rem,1rem+2.4vw,3rem)] max-w-184">
					{section.title}
				</h2>
			)}
			{section.html && <Prose html={section.html} className="mb-8 text-lede" />}
			<div className="grid items-end gap-x-[clamp(2rem,1rem+4vw,5rem)] gap-y-8 *:min-w-0 side:grid-cols-[1.22fr_1fr]">
				{first && (
					<dl>
						<Largest item={first} />
					</dl>
				)}
				{others.length > 0 && (
					<dl className="border-b-2 border-line">
						{others.map((item) => (
							<Line key={item.title + item.html} item={item} />
						))}
					</dl>
				)}
			</div>
			<SectionButton button={section.button} />
		</Section>
	)
}

function Largest({ item }: { item: PageSectionItem }) {
	return (
		<div>
			<dt className="font-display text-[clamp(5.5rem,2.5rem+13vw,13rem)] leading-none font-black tracking-[-.045em] wrap-anywhere">
				{item.title}
			</dt>
			<dd className="mt-6 font-display text-h3 font-bold">
				<Prose html={item.html} />
			</dd>
		</div>
	)
}

function Line({ item }: { item: PageSectionItem }) {
	return (
		<div className="grid items-center gap-x-5 border-t-2 border-line py-4 sm:grid-cols-[7.5rem_1fr]">
			<dt className="font-display text-[clamp(2.25rem,1.9rem+1.4vw,3.125rem)] leading-none font-extrabold tracking-[-.03em] wrap-anywhere">
				{item.title}
			</dt>
			<dd className="min-w-0 text-lede">
				<Prose html={item.html} />
			</dd>
		</div>
	)
}

import { cn } from '../../cn.ts'
import { Wrap } from '../../layout/layout.tsx'
import { Prose } from '../prose.tsx'
import { SectionButton } from './page-section-button.tsx'
import type { PageSectionData } from './page-section-data.ts'

/** An item's title is the number, its text says what was counted. */
export function SectionNumbers({ section }: { section: PageSectionData }) {
	const headingId = section.title ? `${section.id}-title` : undefined
	return (
		<section id={section.id} aria-labelledby={headingId} className="band-ball py-section">
			<Wrap>
				{section.title && (
					<h2 id={headingId} className="mb-4 max-w-184">
						{section.title}
					</h2>
				)}
				{section.html && <Prose html={section.html} />}
				<dl
					className={cn(
						'mt-8 grid gap-x-12 gap-y-8',
						section.items.length % 4 === 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3',
					)}
				>
					{section.items.map((item) => (
						<div key={item.title + item.html}>
							<dt className="font-display text-[clamp(2.25rem,1.9rem+1.4vw,3.125rem)] leading-none font-extrabold tracking-[-.03em]">
								{item.title}
							</dt>
							<dd className="mt-2 max-w-[16.8em]">
								<Prose html={item.html} />
							</dd>
						</div>
					))}
				</dl>
				<SectionButton button={section.button} />
			</Wrap>
		</section>
	)
}

import { Picture } from '../../media/picture.tsx'
import { Prose } from '../prose.tsx'
import type { PageSectionItem } from './page-section-data.ts'

/** Pictures with captions; items without a picture keep their text. */
export function SectionGallery({ items }: { items: PageSectionItem[] }) {
	return (
		<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-[clamp(1rem,.5rem+1.4vw,1.75rem)]">
			{items.map((item) => (
				<li key={item.title + item.html}>
					<figure className="grid gap-3">
						{item.picture && (
							<Picture
								picture={item.picture}
								sizes="(min-width: 900px) 24rem, 92vw"
								className="aspect-4/3 w-full rounded-l object-cover"
							/>
						)}
						{(item.title || item.html) && (
							<figcaption>
								{item.title && <p className="font-display text-h4 font-bold">{item.title}</p>}
								{item.html && <Prose html={item.html} className="text-ink-2" />}
							</figcaption>
						)}
					</figure>
				</li>
			))}
		</ul>
	)
}

import { Picture } from '../../media/picture.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Prose } from '../prose.tsx'
import type { PageSectionItem } from './page-section-data.ts'

/** A card with a URL is one link as a whole. */
export function SectionCards({ items }: { items: PageSectionItem[] }) {
	return (
		<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-[clamp(1rem,.6rem+1vw,1.5rem)]">
			{items.map((item) => (
				<li
					key={item.title + item.html}
					className="group relative flex flex-col overflow-hidden rounded-l bg-mist outline-offset-6 outline-focus has-[a:focus-visible]:outline-3"
				>
					{item.picture && (
						<Picture
							picture={item.picture}
							// On phones between the wide card and the rows of the home page.
							sizes="(min-width: 900px) 24rem, (min-width: 640px) 46vw, 83vw"
							className="aspect-16/10 w-full object-cover"
						/>
					)}
					<div className="grid gap-2 p-6">
						{item.title && <h3>{item.url ? <CardLink item={item} /> : item.title}</h3>}
						{item.html && <Prose html={item.html} />}
						{item.url && !item.title && <CardLink item={{ ...item, title: 'Read more' }} />}
					</div>
				</li>
			))}
		</ul>
	)
}

function CardLink({ item }: { item: PageSectionItem }) {
	return (
		<SiteLink
			to={item.url}
			className="no-underline decoration-3 after:absolute after:inset-0 after:rounded-l group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
		>
			{item.title}
		</SiteLink>
	)
}

import { cn } from '#app/ui/cn.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { PageSection } from '#app/ui/sections/page-section.tsx'
import type { PageSectionData } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import type { HelpPageData } from '../help-head.tsx'
import { Asides } from './aside.tsx'
import { HowToGive, type HowToGiveData } from './how-to-give.tsx'
import { Impact, type ImpactLine } from './impact.tsx'
import { OtherWays } from './other-ways.tsx'

export interface DonationsData extends HelpPageData, HowToGiveData {
	asides: PageSectionData[]
	others: PageSectionData[]
	monthly: ImpactLine[]
	once: ImpactLine[]
}

/** The site cannot take donations yet: no form, only the other ways. */
export function Donations({ page }: { page: DonationsData }) {
	return (
		<>
			<div className="band-ball">
				<Breadcrumb
					trail={[{ text: 'Home', to: '/' }, { text: 'Ways to help', to: '/waystohelp' }, { text: page.pageTitle }]}
				/>
			</div>
			<Wrap className="grid items-start gap-x-[clamp(1.5rem,1rem+3vw,4rem)] pb-section *:min-w-0 side:grid-cols-[1.6fr_minmax(17rem,1fr)] side:grid-rows-[auto_1fr]">
				<header className={cn('grid gap-4 pb-42 side:pr-8', BAND)}>
					<h1>{page.title}</h1>
					{page.lede && <Prose html={page.lede} className="max-w-[35em] text-lede" />}
				</header>
				<div className="relative -mt-32 grid gap-8 side:col-start-1">
					<HowToGive page={page} />
					{page.html && <Prose html={page.html} />}
				</div>
				<Aside page={page} />
			</Wrap>
			<Impact monthly={page.monthly} once={page.once} />
			{page.others.map((section) => {
				const Part = section.type === 'cards' && !hasPictures(section) ? OtherWays : PageSection
				return <Part key={section.id} section={section} />
			})}
		</>
	)
}

function hasPictures({ items }: PageSectionData) {
	return items.some(({ picture }) => picture)
}

/** The yellow runs to both edges of the window, also below the picture beside it. */
const BAND =
	'band-ball pt-[clamp(1.5rem,1rem+2.5vw,3.25rem)] [box-shadow:0_0_0_100vmax_var(--ball-band)] [clip-path:inset(-1px_-100vmax_0)]'

function Aside({ page }: { page: DonationsData }) {
	if (!page.picture && page.asides.length === 0) return null
	return (
		<aside className="relative grid gap-5 max-side:mt-8 side:col-start-2 side:row-span-2 side:row-start-1 side:pt-[clamp(1.5rem,1rem+2.5vw,3.25rem)]">
			{page.picture && (
				<Picture
					picture={page.picture}
					// Upright, it shows about half the width of a landscape picture, so it needs twice the pixels.
					sizes="(min-width: 960px) 56rem, 92vw"
					priority
					className="aspect-4/3 w-full rounded-xl max-side:order-last side:aspect-4/5"
				/>
			)}
			<Asides sections={page.asides} />
		</aside>
	)
}

import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { PageHead, Wrap } from '#app/ui/layout.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import type { PageSectionData } from '#app/ui/page-section-data.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Prose } from '#app/ui/prose.tsx'
import type { HelpPageData } from '../help-head.tsx'
import { HowToGive, type HowToGiveData } from './how-to-give.tsx'
import { Impact, type ImpactLine } from './impact.tsx'

export interface DonationsData extends HelpPageData, HowToGiveData {
	asides: PageSectionData[]
	others: PageSectionData[]
	monthly: ImpactLine[]
	once: ImpactLine[]
}

/** Until gifts can be taken here there is no form: the page says what works today. */
export function Donations({ page }: { page: DonationsData }) {
	return (
		<>
			<div className="band-ball pb-40">
				<Breadcrumb
					trail={[{ text: 'Home', to: '/' }, { text: 'Ways to help', to: '/waystohelp' }, { text: page.pageTitle }]}
				/>
				<PageHead title={page.title}>
					{page.lede && <Prose html={page.lede} className="max-w-[54ch] text-lede" />}
				</PageHead>
			</div>
			<Wrap className="relative -mt-36 pb-section">
				<div className="grid items-start gap-[clamp(1.5rem,1rem+3vw,4rem)] *:min-w-0 side:grid-cols-[1.6fr_minmax(17rem,1fr)]">
					<div className="grid gap-8">
						<HowToGive page={page} />
						{page.html && <Prose html={page.html} />}
					</div>
					<Aside page={page} />
				</div>
			</Wrap>
			<Impact monthly={page.monthly} once={page.once} />
			{page.others.map((section) => (
				<PageSection key={section.id} section={section} />
			))}
		</>
	)
}

function Aside({ page }: { page: DonationsData }) {
	if (!page.picture && page.asides.length === 0) return null
	return (
		<aside className="grid gap-5 side:sticky side:top-25">
			{page.picture && (
				<Picture
					picture={page.picture}
					sizes="(min-width: 960px) 28rem, 92vw"
					priority
					className="aspect-4/3 w-full rounded-xl max-side:order-last"
				/>
			)}
			{page.asides.map((section) => (
				<section key={section.id} id={section.id} aria-label={section.title} className="rounded-l bg-mist p-6">
					<h2 className="mb-3 text-h3">{section.title}</h2>
					<Prose html={section.html} />
				</section>
			))}
		</aside>
	)
}

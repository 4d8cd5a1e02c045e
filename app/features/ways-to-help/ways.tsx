import { cn } from '#app/ui/cn.ts'
import { Panel } from '#app/ui/layout/card.tsx'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { SectionButton } from '#app/ui/sections/page-section-button.tsx'
import type { PageSectionData, PageSectionItem } from '#app/ui/sections/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import IconArrow from '~icons/ph/arrow-right-bold'
import './ways.css'

const GIVING = '/waystohelp/donations'

/** The ways to help as panels: the first across the page, the others in pairs. */
export function Ways({ section, amounts }: { section: PageSectionData; amounts: string[] }) {
	return (
		<Section id={section.id} aria-label={section.title ? undefined : 'Ways to help'}>
			{section.title && <SectionHead title={section.title} />}
			{section.html && <Prose html={section.html} className="-mt-4 mb-8 text-lede text-ink-2" />}
			<ul className="grid gap-[clamp(1rem,.6rem+1vw,1.5rem)] split:grid-cols-2">
				{section.items.map((way, i) => (
					<li key={way.title + way.url} className={cn('grid min-w-0', i === 0 && 'split:col-span-2')}>
						<Way
							way={way}
							tone={toneOf(way, i, section.items.length)}
							amounts={i === 0 && way.url.startsWith(GIVING) ? amounts : []}
							isFirst={i === 0}
						/>
					</li>
				))}
			</ul>
			<SectionButton button={section.button} />
		</Section>
	)
}

interface WayProps {
	way: PageSectionItem
	tone: 'sky' | 'mist' | 'field'
	/** Of a month, on the way that is giving. */
	amounts: string[]
	isFirst: boolean
}

function Way({ way, tone, amounts, isFirst }: WayProps) {
	// A square picture would be cropped by a wide slot, so it stands beside its text.
	const isSquare = !isFirst && way.picture !== null && way.picture.width < way.picture.height * 1.25
	return (
		<Panel
			tone={tone}
			className={cn(
				'group items-stretch gap-0 p-0 outline-offset-6 outline-focus has-[a:focus-visible]:outline-3',
				isFirst && 'split:grid split:grid-cols-2',
				isSquare && 'split:grid split:grid-cols-2',
			)}
		>
			{way.picture && (
				<Picture
					picture={{ ...way.picture, alt: '' }}
					sizes={
						isSquare ? '(min-width: 900px) 20rem, (min-width: 640px) 47vw, 92vw' : '(min-width: 900px) 40rem, 92vw'
					}
					className={cn(
						'w-full',
						isSquare ? 'aspect-16/10 split:aspect-square split:h-full' : 'aspect-16/10',
						isFirst && 'split:order-last split:h-full',
					)}
				/>
			)}
			<div className="flex flex-1 flex-col items-start justify-center gap-3 p-[clamp(1.5rem,1rem+2vw,2.75rem)]">
				<h3 className={cn(isFirst ? 'text-h2' : 'text-h3')}>
					<WayLink way={way} />
				</h3>
				<Prose html={way.html} className={cn('max-w-[28.5em]', isFirst && 'text-lede')} />
				{amounts.length > 0 && (
					<p className="way-amounts">
						{amounts.map((amount) => (
							<b key={amount}>{amount}</b>
						))}{' '}
						a month
					</p>
				)}
			</div>
		</Panel>
	)
}

/** The first is the most prominent; a last one without a picture gets a colour. */
function toneOf(way: PageSectionItem, index: number, count: number): WayProps['tone'] {
	if (index === 0) return 'field'
	return !way.picture && index === count - 1 ? 'sky' : 'mist'
}

function WayLink({ way: { title, url } }: { way: PageSectionItem }) {
	if (!url) return title
	return (
		<SiteLink
			to={url}
			className="inline-flex items-center gap-[.4em] no-underline decoration-3 after:absolute after:inset-0 group-hover:underline focus-visible:no-shadow focus-visible:outline-0"
		>
			{title}
			<IconArrow aria-hidden className="size-[.8em] flex-none text-lead-line" />
		</SiteLink>
	)
}

import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Panel } from '#app/ui/layout/card.tsx'
import { Section, SectionHead } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { SectionButton } from '#app/ui/sections/page-section/page-section-button.tsx'
import type { PageSectionData, PageSectionItem } from '#app/ui/sections/page-section/page-section-data.ts'
import { Prose } from '#app/ui/sections/prose.tsx'
import IconArrow from '~icons/ph/arrow-right-bold'
import './ways.css'

export interface WayAmount {
	/** "£6" */
	sum: string
	/** The form of a donation with it. */
	url: string
}

const GIVING = '/waystohelp/donations'

/** The ways to help as panels: the first across the page, the others in pairs; one that is left goes across too. */
export function Ways({ section, amounts }: { section: PageSectionData; amounts: WayAmount[] }) {
	const isWide = (i: number) => i === 0 || (i === section.items.length - 1 && i % 2 === 1)
	return (
		<Section id={section.id} aria-label={section.title ? undefined : 'Ways to help'}>
			{section.title && <SectionHead title={section.title} />}
			{section.html && <Prose html={section.html} className="-mt-4 mb-8 text-lede text-ink-2" />}
			<ul className="ways grid gap-[clamp(1rem,.6rem+1vw,1.5rem)] split:grid-cols-2">
				{section.items.map((way, i) => (
					<li key={way.title + way.url} className={cn('grid min-w-0', isWide(i) && 'split:col-span-2')}>
						<Way
							way={way}
							tone={i === 0 ? 'field' : isWide(i) ? 'nose' : 'mist'}
							amounts={i === 0 && way.url.startsWith(GIVING) ? amounts : []}
							isFirst={i === 0}
							isWide={isWide(i)}
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
	tone: 'nose' | 'mist' | 'field'
	/** Amounts a month, on the way that is giving. */
	amounts: WayAmount[]
	isFirst: boolean
	/** The picture beside the words, where there is room. */
	isWide: boolean
}

function Way({ way, tone, amounts, isFirst, isWide }: WayProps) {
	// A square picture would be cropped by a wide slot, so it stands beside its text.
	const isSquare = !isWide && way.picture !== null && way.picture.width < way.picture.height * 1.25
	return (
		<Panel
			tone={tone}
			className={cn(
				'group items-stretch gap-0 p-0 outline-offset-6 outline-focus has-[a:focus-visible]:outline-3',
				isWide && 'split:grid split:grid-cols-2',
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
						isWide && 'split:h-full',
						isFirst && 'split:order-last',
					)}
				/>
			)}
			<div
				className={cn(
					'flex flex-1 flex-col items-start gap-3 p-[clamp(1.5rem,1rem+2vw,2.75rem)]',
					(isWide || isSquare) && 'justify-center',
				)}
			>
				<h3 className={cn(isWide ? 'text-h2' : 'text-h3')}>
					<WayLink way={way} />
				</h3>
				<Prose html={way.html} className="max-w-[28.5em] text-lede" />
				{amounts.length > 0 && (
					<p className="way-amounts">
						{amounts.map(({ sum, url }) => (
							<ButtonLink key={url} to={url} size="pst">
								<span className="sr-only">Give </span>
								{sum}
								<span className="sr-only"> a month</span>
							</ButtonLink>
						))}
						<span>a month</span>
					</p>
				)}
			</div>
		</Panel>
	)
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

import { Button } from '#app/ui/button.tsx'
import { ChipLink } from '#app/ui/chip.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { PageHead, Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import IconPrinter from '~icons/ph/printer-bold'
import { PosterSheet, type PosterSheetData } from './poster-sheet.tsx'
import { type ShareDownload, ShareDownloads } from './share-downloads.tsx'
import './poster.css'

export interface PosterData {
	slug: string
	name: string
	size: 'a4' | 'a5'
	sheet: PosterSheetData
	/** A warning before printing. */
	notice: string
	downloads: ShareDownload[]
}

/** The poster as printed, with download links for volunteers. */
export function Poster({ slug, name, size, sheet, notice, downloads }: PosterData) {
	const profile = `/dogs/${slug}`
	return (
		<>
			<div className="no-print">
				<Breadcrumb
					trail={[
						{ text: 'Home', to: '/' },
						{ text: 'Find a dog', to: '/dogs' },
						{ text: name, to: profile },
						{ text: 'Poster' },
					]}
				/>
				<PageHead
					title={`A poster for ${name}`}
					lede="For the vet’s waiting room, the café and the board at the shop. Its code leads to a page that always knows the latest."
				/>
			</div>
			<Wrap className="poster-page grid items-start pb-section">
				<PrintPanel profile={profile} size={size} notice={notice} />
				<PosterSheet size={size} {...sheet} />
				<ShareDownloads downloads={downloads} />
			</Wrap>
		</>
	)
}

function PrintPanel({ profile, size, notice }: { profile: string; size: 'a4' | 'a5'; notice: string }) {
	return (
		<Panel tone="sky" className="no-print grid gap-5 side:col-start-2 side:row-start-1">
			{notice && <p className="font-semibold">{notice}</p>}
			<div className="grid gap-3">
				<h2 className="text-h3">Which paper?</h2>
				<p className="flex flex-wrap gap-3">
					<ChipLink to={`${profile}/poster`} current={size === 'a4'} preventScrollReset>
						A4, for a wall
					</ChipLink>
					<ChipLink to={`${profile}/poster?size=a5`} current={size === 'a5'} preventScrollReset>
						A5, for a counter
					</ChipLink>
				</p>
			</div>
			<Button size="pasm" onClick={() => window.print()} className="noscript:hidden">
				<IconPrinter aria-hidden className="size-[1.25em] flex-none" />
				Print the poster
			</Button>
			<p>
				<strong className="hidden noscript:inline">Print with Ctrl and P, on a Mac with ⌘ and P. </strong>
				Black and white is fine. Choose “actual size” and, if your printer asks, no margins.
			</p>
		</Panel>
	)
}

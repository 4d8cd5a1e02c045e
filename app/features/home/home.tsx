import type { ReactNode } from 'react'
import { Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { BelowFoldHome, type BelowFoldHomeData } from './below-fold-home.tsx'
import { Finder, type FinderData } from './finder.tsx'
import { Hero, type HeroData } from './hero.tsx'
import './lead-thread.css'

export interface HomeData extends BelowFoldHomeData {
	hero: HeroData
	description: string
	/** What link previews show. */
	photograph: PictureData | null
	html: string
}

interface HomeProps {
	home: HomeData
	/** Null without dogs. */
	finder: FinderData | null
	/** The featured dogs, rendered by another feature. */
	dogs: ReactNode
}

export function Home({ home, finder, dogs }: HomeProps) {
	return (
		<>
			<Hero {...home.hero} />
			{finder && <Finder {...finder} />}
			{/* The lead of the hero may leave a narrow margin. */}
			<div className="home-thread relative overflow-x-clip">
				{home.hero.picture && <LeadThread />}
				{dogs}
				{home.html && (
					<Wrap className="pb-section">
						<Prose html={home.html} />
					</Wrap>
				)}
				<BelowFoldHome home={home} />
			</div>
		</>
	)
}

/**
 * The red lead where it leaves the hero's picture: from behind the finder off the right edge of the page. It takes no
 * space; the next lead (the wave of `StepsSection`) comes in from the left. For a lead in another section copy the `svg`:
 * `lead-thread` gives colour, width and round ends, `lead-across` draws it as one scrolls, and both keep still with
 * reduced motion. `--lead-x` is where the lead leaves the picture, from the left edge of the page.
 */
function LeadThread() {
	return (
		<div className="relative">
			<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="lead-thread lead-across">
				<path vectorEffect="non-scaling-stroke" d="M0 -60C0 40 8 78 34 70S76 20 130 44" />
			</svg>
		</div>
	)
}

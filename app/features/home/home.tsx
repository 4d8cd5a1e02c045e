import type { ReactNode } from 'react'
import { Wrap } from '#app/ui/layout/layout.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import type { BelowFoldHomeData } from './below-fold-home.tsx'
import { BelowFoldHome } from './below-fold-home.tsx'
import { Finder, type FinderData } from './finder.tsx'
import { Hero, type HeroData } from './hero.tsx'
import { LeadThread } from './lead-thread.tsx'

export interface HomeData extends BelowFoldHomeData {
	hero: HeroData
	description: string
	/** For link previews. */
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

import type { ReactNode } from 'react'
import { laterPart } from '#app/browser/recovery/parts.ts'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Later } from '#app/ui/layout/lazy-section.tsx'
import type { PictureData } from '#app/ui/media/picture.tsx'
import { Prose } from '#app/ui/sections/prose.tsx'
import { Finder, type FinderData } from './finder.tsx'
import { Hero, type HeroData } from './hero.tsx'
import type { LowerHomeData } from './lower-home.tsx'

const LowerHome = laterPart(() => import('./lower-home.tsx').then((file) => file.LowerHome))

export interface HomeData extends LowerHomeData {
	hero: HeroData
	description: string
	/** The hero's picture, when it can stand alone: in link previews. */
	photograph: PictureData | null
	html: string
}

interface HomeProps {
	home: HomeData
	/** What the finder offers, as the list of dogs understands it; null while there is no dog to find. */
	finder: FinderData | null
	/** The line-up of dogs, which another feature shows. */
	dogs: ReactNode
}

export function Home({ home, finder, dogs }: HomeProps) {
	return (
		<>
			<Hero {...home.hero} />
			{finder && <Finder {...finder} />}
			{dogs}
			{home.html && (
				<Wrap className="pb-section">
					<Prose html={home.html} />
				</Wrap>
			)}
			<Later>
				<LowerHome home={home} />
			</Later>
		</>
	)
}

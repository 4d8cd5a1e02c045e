import type { ReactNode } from 'react'
import { Wrap } from '../layout/layout.tsx'
import { Picture, type PictureData } from '../media/picture.tsx'
import { Prose } from './prose.tsx'

interface PageHeroProps {
	title: string
	/** Sanitised HTML, one short paragraph. */
	html: string
	picture: PictureData | null
	/** Above the heading. */
	badge?: ReactNode
	/** Buttons. */
	children?: ReactNode
}

/** The head of a page with a picture: the `<h1>`, an intro, buttons and the picture beside it. */
export function PageHero({ title, html, picture, badge, children }: PageHeroProps) {
	return (
		<Wrap>
			<div className="grid items-center gap-[clamp(1.5rem,1rem+3vw,4rem)] pt-[clamp(1.5rem,1rem+2.5vw,3.25rem)] pb-[clamp(1.5rem,1rem+2vw,2.5rem)] *:min-w-0 side:grid-cols-[1.22fr_1fr]">
				<div className={picture ? undefined : 'col-span-full'}>
					{badge && <p className="mb-4">{badge}</p>}
					<h1 className="wrap-anywhere">{title}</h1>
					{html && <Prose html={html} className="mt-4 max-w-[35em] text-lede text-ink-2" />}
					{children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
				</div>
				{picture && (
					<Picture
						picture={picture}
						sizes="(min-width: 1800px) 50rem, (min-width: 960px) 40rem, 92vw"
						priority
						className="aspect-4/3 w-full rounded-xl"
					/>
				)}
			</div>
		</Wrap>
	)
}

import type { ReactNode } from 'react'
import { Wrap } from '#app/ui/layout/layout.tsx'
import listening from '#app/ui/sections/pictures/listening-marlow.webp'
import './giving-head.css'

interface GivingHeadProps {
	title: string
	lede: string
	/** Money is here or on its way. */
	isGlad: boolean
	/** The dogs on the edge; several are a party. */
	pictures?: string[] | undefined
	children?: ReactNode
}

/** The opening of a page after giving, with a dog on its edge. */
export function GivingHead({ title, lede, isGlad, pictures = [listening], children }: GivingHeadProps) {
	return (
		<div className={isGlad ? 'band-ball' : 'band-sky'} data-party={pictures.length > 1 || undefined}>
			<Wrap className="giving-head">
				<div className="grid max-w-184 content-center justify-items-start gap-4">
					<h1>{title}</h1>
					<p className="max-w-[35em] text-lede">{lede}</p>
					{children}
				</div>
				<div className="giving-head-dogs no-print">
					{pictures.map((src) => (
						<img key={src} src={src} width={480} height={400} alt="" decoding="async" />
					))}
				</div>
			</Wrap>
		</div>
	)
}

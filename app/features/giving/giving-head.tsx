import type { ReactNode } from 'react'
import { Wrap } from '#app/ui/layout/layout.tsx'
import listening from '#app/ui/sections/listening-marlow.webp'
import waiting from '#app/ui/sections/waiting.webp'
import './giving-head.css'

interface GivingHeadProps {
	title: string
	lede: string
	/** Money is here or on its way. */
	isGlad: boolean
	children?: ReactNode
}

/** The opening of a page after giving, with a dog on its edge. */
export function GivingHead({ title, lede, isGlad, children }: GivingHeadProps) {
	return (
		<div className={isGlad ? 'band-ball' : 'band-sky'}>
			<Wrap className="giving-head">
				<div className="grid max-w-184 content-center justify-items-start gap-4 py-section">
					<h1>{title}</h1>
					<p className="max-w-[35em] text-lede">{lede}</p>
					{children}
				</div>
				<img src={isGlad ? waiting : listening} width={480} height={400} alt="" decoding="async" className="no-print" />
			</Wrap>
		</div>
	)
}

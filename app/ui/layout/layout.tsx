import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'

/** The page width and its gutter. Nested it adds nothing. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
	return <div className={cn('wrap', className)} {...rest} />
}

const band = cva('py-section', {
	variants: {
		tone: {
			plain: '',
			mist: 'band-mist',
			sky: 'band-sky',
			ball: 'band-ball',
			nose: 'band-nose',
			field: 'band-field',
		},
	},
})

type SectionProps = ComponentProps<'section'> & {
	/** The colour from edge to edge. Two saturated ones must not touch. */
	tone?: 'plain' | 'mist' | 'sky' | 'ball' | 'nose' | 'field'
	/** `false` for content that runs from edge to edge. */
	wrap?: boolean
}

/** A part of a page with padding, colour and page width. */
export function Section({ tone = 'plain', wrap = true, className, children, ...rest }: SectionProps) {
	return (
		<section className={cn(band({ tone }), className)} {...rest}>
			{wrap ? <Wrap>{children}</Wrap> : children}
		</section>
	)
}

interface SectionHeadProps {
	title: ReactNode
	intro?: ReactNode
	/** A link to the whole list. */
	action?: ReactNode
	/** For `aria-labelledby` and fragment links. */
	id?: string
	className?: string
}

export function SectionHead({ title, intro, action, id, className }: SectionHeadProps) {
	return (
		<div
			className={cn(
				'reveal mb-[clamp(1.75rem,1rem+2.4vw,3rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4',
				className,
			)}
		>
			<div className="grid max-w-184 gap-3">
				<h2 id={id}>{title}</h2>
				{intro && <p className="max-w-[35em] text-lede text-ink-2">{intro}</p>}
			</div>
			{action}
		</div>
	)
}

/** Page heading with its intro; `children` are buttons or filters. Includes `Wrap`. */
export function PageHead({ title, lede, children }: { title: ReactNode; lede?: ReactNode; children?: ReactNode }) {
	return (
		<Wrap className="grid justify-items-start gap-4 pt-[clamp(1.5rem,1rem+2.5vw,3.25rem)] pb-[clamp(1.5rem,1rem+2vw,2.5rem)]">
			<h1>{title}</h1>
			{lede && <p className="max-w-[35em] text-lede text-ink-2">{lede}</p>}
			{children}
		</Wrap>
	)
}

/** Side by side from 960 px, the first a little wider. */
export function TwoColumns({ className, ...rest }: ComponentProps<'div'>) {
	return (
		<div
			className={cn(
				'grid items-start gap-[clamp(2rem,1rem+4vw,5rem)] *:min-w-0 side:grid-cols-[1.22fr_1fr]',
				className,
			)}
			{...rest}
		/>
	)
}

import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** A collar tag with a punched hole. Same colours in both themes, because it is on pictures. */
const styles = cva(
	'inline-flex items-center gap-[.45rem] rounded-pill py-1.25 pr-3.25 pl-2.5 font-display text-note leading-[1.2] font-bold',
	{
		variants: {
			tone: {
				urgent: 'bg-c-ball text-c-ink',
				waiting: 'bg-c-white text-c-ink',
				reserved: 'bg-c-ink text-c-white',
				foster: 'bg-c-nose text-c-ink',
				new: 'bg-c-white text-c-ink',
				good: 'bg-c-meadow text-c-ink',
			},
			/** A light tag needs an edge off a picture. */
			onPage: { true: 'badge-edge', false: '' },
		},
		defaultVariants: { onPage: false },
	},
)

type BadgeProps = {
	tone: NonNullable<VariantProps<typeof styles>['tone']>
	onPage?: boolean
	className?: string
	children: ReactNode
}

/** At most one on a card, three on a profile; `onPage` where it is not on a picture. */
export function Badge({ tone, onPage, className, children }: BadgeProps) {
	return (
		<span className={cn(styles({ tone, onPage }), className)}>
			<span aria-hidden className="size-2.5 flex-none rounded-pill border-[2.5px] border-current opacity-85" />
			{children}
		</span>
	)
}

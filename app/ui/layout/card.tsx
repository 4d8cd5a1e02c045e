import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

const styles = cva(
	'relative flex flex-col items-start gap-3 overflow-hidden rounded-xl p-[clamp(1.5rem,1rem+2vw,2.75rem)]',
	{
		variants: {
			tone: {
				mist: 'band-mist',
				sky: 'band-sky',
				ball: 'band-ball',
				nose: 'band-nose',
				field: 'band-field',
				plain: 'border-2 border-line bg-raised',
			},
		},
	},
)

type PanelProps = ComponentProps<'div'> & { tone: NonNullable<VariantProps<typeof styles>['tone']> }

/** A large coloured panel. Buttons, lines and text inside adapt, so that they stay readable in both themes. */
export function Panel({ tone, className, ...rest }: PanelProps) {
	return <div className={cn(styles({ tone }), className)} {...rest} />
}

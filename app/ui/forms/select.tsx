import type { ComponentProps } from 'react'
import IconCaret from '~icons/ph/caret-down-bold'
import { cn } from '../cn.ts'
import { useFieldAttributes } from './field-context.ts'
import { BOX } from './input.tsx'

/** Inside a `Field` it needs no id. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
	return (
		<span className={cn('relative block', className)}>
			<select {...rest} {...useFieldAttributes(rest)} className={cn(BOX, 'appearance-none pr-11 text-ellipsis')}>
				{children}
			</select>
			<IconCaret
				aria-hidden
				className="pointer-events-none absolute top-1/2 right-3.5 size-[1.25em] -translate-y-1/2"
			/>
		</span>
	)
}

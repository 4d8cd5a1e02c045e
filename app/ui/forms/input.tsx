import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { useFieldAttributes } from './field-context.ts'

/** The box of every text control: 52 px high, with a high-contrast edge. */
export const BOX =
	'w-full min-h-13 rounded-s border-2 border-line-strong bg-raised px-3.5 py-2.5 text-body leading-[1.4] text-ink hover:border-ink aria-invalid:border-[3px] aria-invalid:border-danger disabled:opacity-45'

/** Inside a `Field` it needs no id. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
	return <input {...rest} {...useFieldAttributes(rest)} className={cn(BOX, className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
	return <textarea {...rest} {...useFieldAttributes(rest)} className={cn(BOX, 'min-h-32', className)} />
}

import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import IconInfo from '~icons/ph/info-bold'
import IconWarning from '~icons/ph/warning-circle-fill'
import { cn } from './cn.ts'

const styles = cva('flex items-start gap-3.5 rounded-m px-5 py-4 leading-[1.45] text-ink', {
	variants: {
		tone: {
			info: 'bg-sky-wash',
			caution: 'bg-ball-wash',
			danger: 'border-4 border-danger bg-danger-wash',
		},
	},
})

type NoticeProps = ComponentProps<'div'> & { tone: NonNullable<VariantProps<typeof styles>['tone']> }

/** Something to know before going on: `info` for good to know, `caution` for look twice, `danger` for what went wrong. */
export function Notice({ tone, className, children, ...rest }: NoticeProps) {
	const Icon = tone === 'info' ? IconInfo : IconWarning
	return (
		<div className={cn(styles({ tone }), className)} {...rest}>
			<Icon aria-hidden className={cn('mt-[.1em] size-[1.3em] flex-none', tone === 'danger' && 'text-danger')} />
			<div className="grid min-w-0 flex-1 justify-items-start gap-2">{children}</div>
		</div>
	)
}

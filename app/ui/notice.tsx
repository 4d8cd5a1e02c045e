import type { ComponentProps } from 'react'
import IconInfo from '~icons/ph/info-bold'
import IconWarning from '~icons/ph/warning-circle-fill'
import { cn } from './cn.ts'

type NoticeProps = ComponentProps<'div'> & { tone: 'info' | 'caution' }

/** `info` or `caution`; errors use `ErrorBox`. */
export function Notice({ tone, className, children, ...rest }: NoticeProps) {
	const Icon = tone === 'info' ? IconInfo : IconWarning
	return (
		<div
			className={cn(
				'flex items-start gap-3.5 rounded-m px-5 py-4',
				tone === 'info' ? 'bg-sky-wash' : 'bg-ball-wash',
				className,
			)}
			{...rest}
		>
			<Icon aria-hidden className="mt-[.1em] size-[1.25em] flex-none" />
			<div className="grid min-w-0 flex-1 justify-items-start gap-2">{children}</div>
		</div>
	)
}

import type { ComponentProps, ReactNode } from 'react'
import IconCheck from '~icons/ph/check-bold'
import IconX from '~icons/ph/x-bold'
import { cn } from './cn.ts'
import { OwnText } from './layout/untranslated.tsx'
import { VisuallyHidden } from './layout/visually-hidden.tsx'
import { SiteLink } from './navigation/site-link.tsx'

/** The look of a `label`. */
const CHIP =
	'inline-flex min-h-11.5 items-center gap-2 rounded-pill border-2 px-4.5 py-1.5 font-body text-[1.0625rem] leading-[1.1] font-semibold whitespace-nowrap max-[20.05rem]:whitespace-normal no-underline'
const CHIP_OFF = 'border-line-strong bg-raised text-ink hover:border-ink'
const ON = 'border-fill bg-fill text-on-fill hover:border-fill-hover hover:bg-fill-hover'

interface ChipFace {
	/** Replaced by the tick of an active chip. */
	icon?: ReactNode
}

/** A toggle. A tick shows the state besides the colour. */
export function Chip({
	pressed,
	icon,
	className,
	children,
	...rest
}: ComponentProps<'button'> & ChipFace & { pressed: boolean }) {
	return (
		<button type="button" aria-pressed={pressed} className={cn(CHIP, pressed ? ON : CHIP_OFF, className)} {...rest}>
			<Face on={pressed} icon={icon}>
				{children}
			</Face>
		</button>
	)
}

type ChipLinkProps = ChipFace & {
	to: string
	current?: boolean
	className?: string
	children: ReactNode
	preventScrollReset?: boolean
}

/** A link, so it works without scripts. `current` marks the active one. */
export function ChipLink({ to, current = false, icon, className, children, preventScrollReset }: ChipLinkProps) {
	return (
		<SiteLink
			to={to}
			aria-current={current ? 'true' : undefined}
			preventScrollReset={preventScrollReset}
			className={cn(CHIP, current ? ON : CHIP_OFF, className)}
		>
			<Face on={current} icon={icon}>
				{children}
			</Face>
		</SiteLink>
	)
}

/** An active filter; following the link removes it. */
export function RemoveChip({
	to,
	children,
	preventScrollReset,
}: {
	to: string
	children: ReactNode
	preventScrollReset?: boolean
}) {
	return (
		<SiteLink
			to={to}
			preventScrollReset={preventScrollReset}
			className={cn(CHIP, 'min-h-11 border-transparent bg-sky-wash pr-3 pl-3.5 text-[1rem] text-ink hover:border-ink')}
		>
			<span>
				<OwnText>{children}</OwnText>
				<VisuallyHidden joinedBy=",">remove filter</VisuallyHidden>
			</span>
			<IconX aria-hidden className="size-[1em] flex-none" />
		</SiteLink>
	)
}

function Face({ on, icon, children }: { on: boolean; icon?: ReactNode; children: ReactNode }) {
	return (
		<>
			{on ? <IconCheck aria-hidden className="size-[1.25em] flex-none" /> : icon}
			<OwnText>{children}</OwnText>
		</>
	)
}

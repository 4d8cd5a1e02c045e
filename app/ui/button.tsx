import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import IconArrowRight from '~icons/ph/arrow-right-bold'
import IconHeart from '~icons/ph/heart-fill'
import IconTrash from '~icons/ph/trash-bold'
import { type ButtonLook, buttonStyles } from './button-styles.ts'
import { OwnText } from './layout/untranslated.tsx'
import { type LinkAddress, SiteLink } from './navigation/site-link.tsx'

type Look = ButtonLook & {
	/** The link variant may end with an arrow. */
	arrow?: boolean
}

type ButtonProps = ComponentProps<'button'> &
	Look & {
		/** A submission is pending: further presses are ignored. Pass `false` before, so that the width is reserved. */
		busy?: boolean
		busyLabel?: string
	}

/** `type` defaults to "button": submitting must be explicit. */
export function Button(props: ButtonProps) {
	const { variant, size, arrow, busy, busyLabel, className, children, type = 'button', onClick, ...rest } = props
	function press(event: MouseEvent<HTMLButtonElement>) {
		// Not `disabled` while busy, which would lose the focus.
		if (busy) event.preventDefault()
		else onClick?.(event)
	}
	return (
		<button
			type={type}
			className={buttonStyles({ variant, size }, className)}
			aria-busy={busy || undefined}
			onClick={press}
			{...rest}
		>
			{busy === undefined ? (
				<Face variant={variant} size={size} arrow={arrow}>
					{children}
				</Face>
			) : (
				<BusyLabel busy={busy} label={busyLabel}>
					<Face variant={variant} size={size} arrow={arrow}>
						{children}
					</Face>
				</BusyLabel>
			)}
		</button>
	)
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> &
	Look & { to: LinkAddress; disabled?: boolean; replace?: boolean; preventScrollReset?: boolean }

/** A disabled link is announced but not focusable. */
export function ButtonLink({ variant, size, arrow, disabled, to, className, children, ...rest }: ButtonLinkProps) {
	const look = buttonStyles({ variant, size }, className)
	const face = (
		<Face variant={variant} size={size} arrow={arrow}>
			{children}
		</Face>
	)
	if (disabled) {
		const { onClick: _inert, ...shown } = rest
		return (
			<a {...shown} role="link" aria-disabled="true" className={look}>
				{face}
			</a>
		)
	}
	return (
		<SiteLink to={to} className={look} {...rest}>
			{face}
		</SiteLink>
	)
}

/** Donating always has a heart, removing a bin: colour is never the only sign. */
function Face({ variant, size, arrow, children }: Look & { children: ReactNode }) {
	const iconOnly = size === 'icon' || size === 'icon-sm'
	return (
		<>
			{variant === 'donate' && !iconOnly && <IconHeart aria-hidden className="heart-beat size-[1.2em] flex-none" />}
			{variant === 'destructive' && !iconOnly && <IconTrash aria-hidden className="size-[1.2em] flex-none" />}
			{iconOnly ? children : <OwnText>{children}</OwnText>}
			{arrow && (
				<IconArrowRight
					aria-hidden
					className="size-[1.2em] flex-none text-lead-line motion-safe:transition-transform motion-safe:duration-(--d2) motion-safe:ease-spring motion-safe:group-hover/button:translate-x-1"
				/>
			)}
		</>
	)
}

/** Both labels share one grid cell, so that the width does not change. The icon belongs to the idle one. */
function BusyLabel({ busy, label = 'Sending…', children }: { busy: boolean; label?: string; children: ReactNode }) {
	return (
		<span className="grid">
			<span
				className={`col-start-1 row-start-1 inline-flex items-center justify-center gap-[.55em] ${busy ? 'invisible' : ''}`}
			>
				{children}
			</span>
			<span className={`col-start-1 row-start-1 ${busy ? '' : 'invisible'}`}>{label}</span>
		</span>
	)
}

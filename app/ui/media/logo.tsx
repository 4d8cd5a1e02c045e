import { hasLongWord } from '#lib/text/line-breaks.ts'
import { cn } from '../cn.ts'

/** A dog's face with a blaze and two red ears. Takes the text colour; on ink the blaze turns dark (`--mk`). */
export function Mark({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 56 56" aria-hidden="true" className={cn('size-11 flex-none', className)}>
			<path
				className="fill-ink"
				d="M28 5c10.5 0 16 6.5 16 16 0 7-3 11-5.2 17.5C36.5 46 33.5 52 28 52s-8.5-6-10.8-13.5C15 32 12 28 12 21 12 11.5 17.5 5 28 5Z"
			/>
			<path
				className="fill-(--mk)"
				d="M26 5h4c-.3 8 .2 13 2 17.5 2 5 4.3 8.5 4 14-.4 7.5-3.5 12-8 12s-7.6-4.5-8-12c-.3-5.5 2-9 4-14 1.8-4.5 2.3-9.5 2-17.5Z"
			/>
			<path className="fill-ink" d="M22.5 35.5c0-2.6 2.5-3.9 5.5-3.9s5.5 1.3 5.5 3.9-3 4.8-5.5 4.8-5.5-2.2-5.5-4.8Z" />
			<circle className="fill-(--mk)" cx="19.3" cy="23.5" r="2.3" />
			<circle className="fill-(--mk)" cx="36.7" cy="23.5" r="2.3" />
			<path
				className="fill-lead-line"
				d="M20.5 6.5C13 2 4 6.5 2.5 18c-.9 7 .3 13.5 4.6 14.5 4.6 1 5.4-5 6.6-10.5C15 16 17.5 11.5 20.5 6.5Z"
			/>
			<path
				className="fill-lead-line"
				d="M35.5 6.5C43 2 52 6.5 53.5 18c.9 7-.3 13.5-4.6 14.5-4.6 1-5.4-5-6.6-10.5C41 16 38.5 11.5 35.5 6.5Z"
			/>
		</svg>
	)
}

/** Longer names are set smaller, in two lines. */
const MAX_ONE_LINE_CHARACTERS = 14

export function Logo({ name, className }: { name: string; className?: string }) {
	return (
		<span
			className={cn(
				'inline-flex min-w-0 items-center gap-2 font-display text-[clamp(1.25rem,13.3vw-1.75rem,1.5rem)] leading-none font-extrabold tracking-[-.03em] lg:gap-2.5 lg:text-[1.75rem]',
				className,
			)}
		>
			<Mark className="size-[1.571em]" />
			<span
				translate="no"
				className={cn(
					'min-w-0',
					name.length > MAX_ONE_LINE_CHARACTERS &&
						'max-w-[15em] text-[.64em] leading-[1.15] tracking-[-.015em] text-balance',
					hasLongWord(name) && 'wrap-anywhere',
				)}
			>
				{name}
			</span>
		</span>
	)
}

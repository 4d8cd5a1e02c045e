import { cva, type VariantProps } from 'class-variance-authority'
import { cn } from './cn.ts'

const LINK_TEXT = 'underline decoration-2 decoration-lead-line underline-offset-[.28em]'

const styles = cva(
	'group/button inline-flex items-center justify-center gap-[.55em] border-2 font-display font-bold leading-[1.1] tracking-[-.005em] text-center no-underline select-none transition-[background-color,color,border-color,transform] duration-(--d1) motion-safe:active:translate-y-px motion-safe:active:scale-[.985] disabled:pointer-events-none disabled:opacity-45 disabled:[filter:saturate(.4)] aria-disabled:pointer-events-none aria-disabled:opacity-45 aria-disabled:[filter:saturate(.4)]',
	{
		variants: {
			variant: {
				default: 'border-fill bg-fill text-on-fill hover:border-fill-hover hover:bg-fill-hover',
				outline: 'border-ink bg-raised text-ink hover:bg-ink hover:text-ground',
				destructive: 'border-danger bg-danger-wash text-danger hover:bg-danger hover:text-on-danger',
				secondary: 'border-line-strong/40 bg-sky-wash text-ink hover:border-sky hover:bg-sky hover:text-on-sky',
				ghost: 'border-transparent bg-transparent text-ink hover:bg-ink/9',
				// An invisible box extends the touch target to 44 px.
				link: `relative after:absolute after:inset-x-0 after:-inset-y-2 border-0 bg-transparent text-ink text-left justify-start ${LINK_TEXT} hover:decoration-4`,
				'link-text': `border-0 bg-transparent font-body font-[number:inherit] text-inherit text-left ${LINK_TEXT} hover:decoration-4`,
				icon: 'border-line-strong bg-raised text-ink hover:border-ink hover:bg-ink hover:text-ground',
				donate: 'border-lead bg-lead text-on-lead hover:border-lead-hover hover:bg-lead-hover',
			},
			size: {
				// Not a pill's radius: the same up to 64 px of height, and taller buttons keep their text clear of the
				// corners.
				sm: 'min-h-11 rounded-[2rem] px-4.5 py-1.5 text-[1rem]',
				st: 'min-h-12 rounded-[2rem] px-5 py-2.5 text-[1.125rem]',
				sasm: 'min-h-13 w-full rounded-[2rem] px-6.5 py-2.5 text-[1.125rem] sm:w-auto',
				psm: 'min-h-11 rounded-[2rem] px-4.5 py-1.5 text-[1rem]',
				pst: 'min-h-13 rounded-[2rem] px-6.5 py-2.5 text-[1.125rem]',
				pl: 'min-h-16 rounded-[2rem] px-8.5 py-3 text-[1.3125rem]',
				pasm: 'min-h-14 w-full rounded-[2rem] px-7 py-2.5 text-[1.1875rem] sm:w-auto',
				icon: 'size-12 flex-none rounded-pill p-0 text-[1.125rem]',
				'icon-sm': 'size-11 flex-none rounded-pill p-0 text-[1rem]',
				'link-s-bold': 'min-h-7 rounded-[4px] px-0 py-1 text-[1rem] font-extrabold',
				'link-s': 'min-h-7 rounded-[4px] px-0 py-1 text-[1rem]',
				'link-l': 'min-h-9 rounded-[4px] px-0 py-1 text-[1.3125rem]',
			},
		},
		compoundVariants: [
			// A link has no box.
			{ variant: 'link', class: 'rounded-[4px] px-0' },
			{ variant: 'link', size: 'link-s', class: 'font-medium' },
			// Inside a sentence the text decides size and weight, unless a link size is named.
			{ variant: 'link-text', class: 'inline min-h-0 w-auto rounded-[4px] p-0 leading-[inherit]' },
			{
				variant: 'link-text',
				size: ['sm', 'st', 'sasm', 'psm', 'pst', 'pl', 'pasm'],
				class: 'text-[1em]',
			},
			{ variant: 'icon', class: 'rounded-pill' },
		],
		defaultVariants: { variant: 'default', size: 'sm' },
	},
)

export type ButtonLook = VariantProps<typeof styles>

/** For the rare element that is neither `Button` nor `ButtonLink` (a `summary`, a `label`). */
export function buttonStyles(look: ButtonLook = {}, className?: string): string {
	return cn(styles(look), className)
}

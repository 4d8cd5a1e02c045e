import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

/** `children` is the label, `hint` a description. */
export function RadioTile({
	className,
	children,
	icon,
	hint,
	...rest
}: ChoiceProps & { icon?: ReactNode; hint?: ReactNode }) {
	return (
		<label
			className={cn(
				'relative flex min-h-13 items-center gap-3.5 rounded-s border-2 border-line-strong bg-raised px-4 py-2 leading-[1.35] hover:border-ink has-checked:border-fill has-checked:bg-sky-wash has-checked:[box-shadow:inset_0_0_0_1px_var(--fill)] has-disabled:pointer-events-none has-disabled:opacity-45',
				className,
			)}
		>
			<input type="radio" {...rest} className="size-6 flex-none" />
			{icon}
			<span>
				{children}
				{hint && <ChoiceHint>{hint}</ChoiceHint>}
			</span>
		</label>
	)
}

/** `children` is the label, `hint` a description below. */
export function Checkbox({ className, children, hint, ...rest }: ChoiceProps & { hint?: ReactNode }) {
	return (
		<label
			className={cn(
				'flex min-h-11 items-start gap-3.5 py-2 leading-[1.45] has-disabled:pointer-events-none has-disabled:opacity-45',
				className,
			)}
		>
			<input type="checkbox" {...rest} className="mt-0.5 size-6 flex-none" />
			<span>
				{children}
				{hint && <ChoiceHint>{hint}</ChoiceHint>}
			</span>
		</label>
	)
}

function ChoiceHint({ children }: { children: ReactNode }) {
	return <span className="block text-[1.0625rem] text-ink-2">{children}</span>
}

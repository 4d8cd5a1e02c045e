import type { ReactNode } from 'react'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { cn } from '#app/ui/cn.ts'
import './confirm-first.css'

interface ConfirmFirstProps extends NonNullable<Parameters<typeof buttonStyles>[0]> {
	/** Reads like a button: "Delete". */
	press: ReactNode
	/** What is lost, before it is. */
	question: string
	/** The button that does it, with the form's other fields around or in it. */
	children: ReactNode
	className?: string
}

/** A press that destroys something asks first, without JavaScript too: it opens the question, and a second press does it. Pressing it again keeps everything. */
export function ConfirmFirst({ press, question, children, className, ...style }: ConfirmFirstProps) {
	return (
		<details className={cn('confirm-first', className)}>
			<summary className={buttonStyles(style)}>{press}</summary>
			<div>
				<p>{question}</p>
				{children}
			</div>
		</details>
	)
}

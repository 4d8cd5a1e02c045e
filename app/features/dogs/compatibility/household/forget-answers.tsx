import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { cn } from '#app/ui/cn.ts'
import { removeHousehold } from './household-storage.ts'

interface ForgetAnswersProps {
	/** Classes of the summary, which looks like a link. */
	className?: string
	/** What forgets them; by default the button for answers that are kept on the device. */
	children?: ReactNode
}

/** Asks first, without JavaScript too: a press opens the question, and a second one forgets. Pressing it again keeps them. */
export function ForgetAnswers({ className, children }: ForgetAnswersProps) {
	return (
		<details className="forget-answers">
			<summary className={buttonStyles({ variant: 'link-text' }, cn('cursor-pointer list-none', className))}>
				Forget our answers
			</summary>
			<div className="grid justify-items-start gap-3 pt-2">
				<p>All your answers go, and can’t be brought back.</p>
				{children ?? <ForgetButton />}
			</div>
		</details>
	)
}

function ForgetButton() {
	return (
		<Button
			variant="outline"
			onClick={({ currentTarget }) => {
				// The button goes with the answers: what it stood in keeps the place.
				const place = currentTarget.closest<HTMLElement>('section, form, main')
				removeHousehold()
				place?.setAttribute('tabindex', '-1')
				place?.focus({ preventScroll: true })
			}}
		>
			Yes, forget them
		</Button>
	)
}

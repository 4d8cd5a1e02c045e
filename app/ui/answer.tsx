import type { ReactNode } from 'react'
import IconYes from '~icons/ph/check-circle-fill'
import IconUnknown from '~icons/ph/minus-circle-fill'
import IconMaybe from '~icons/ph/question-fill'
import IconNo from '~icons/ph/x-circle-fill'
import { cn } from './cn.ts'

const ANSWERS = {
	yes: { word: 'Yes', Icon: IconYes, look: 'bg-good-wash text-good' },
	maybe: { word: 'Maybe', Icon: IconMaybe, look: 'bg-caution-wash text-caution' },
	no: { word: 'No', Icon: IconNo, look: 'bg-danger-wash text-danger' },
	unknown: { word: 'Not known', Icon: IconUnknown, look: 'bg-mist text-ink-2' },
}

/** An answer as word, icon and colour. `children` replaces the word: "With care", "8 and over". */
export function Answer({ answer, children }: { answer: keyof typeof ANSWERS; children?: ReactNode }) {
	const { word, Icon, look } = ANSWERS[answer]
	return (
		<span
			className={cn(
				'inline-flex items-center gap-1.5 rounded-pill py-1.25 pr-3 pl-2 font-display text-[1.0625rem] leading-[1.2] font-bold',
				look,
			)}
		>
			<Icon aria-hidden className="size-[1.25em] flex-none" />
			{children ?? word}
		</span>
	)
}

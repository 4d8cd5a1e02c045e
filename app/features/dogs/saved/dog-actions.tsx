import { lazy, type ReactNode, Suspense } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { choiceAddress } from './choice.ts'
import { InBrowser } from './in-browser.tsx'

const SaveAndShare = lazy(() => import('./save-and-share.tsx').then((file) => ({ default: file.SaveAndShare })))

export interface DogActionsProps {
	slug: string
	name: string
	/** The one line that goes along when the dog is shared. */
	summary: string
	/** More of the same kind, after them. */
	children?: ReactNode
}

const LOOK = { variant: 'secondary', size: 'pst' } as const

/** What a visitor can do with a dog's page besides asking. Saving and sharing need scripts; their room is kept until they come. */
export function DogActions({ slug, name, summary, children }: DogActionsProps) {
	const room = <Room />
	return (
		<div className="no-print flex flex-wrap gap-3">
			<InBrowser fallback={room}>
				<Suspense fallback={room}>
					<SaveAndShare slug={slug} name={name} summary={summary} />
				</Suspense>
			</InBrowser>
			<ButtonLink to={choiceAddress('/compare', [slug])} rel="nofollow" {...LOOK}>
				Compare
			</ButtonLink>
			{children}
		</div>
	)
}

/** As wide as the two buttons, sign and word; none where scripts are off. */
function Room() {
	return ['Save', 'Share'].map((word) => (
		<span key={word} aria-hidden className={buttonStyles(LOOK, 'invisible noscript:hidden')}>
			<span className="size-[1.25em]" />
			{word}
		</span>
	))
}

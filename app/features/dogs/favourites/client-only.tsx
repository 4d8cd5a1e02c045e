import { type ReactNode, useSyncExternalStore } from 'react'
import { buttonStyles } from '#app/ui/button-styles.ts'

const nothingChanges = () => () => {}

/** Renders `children` after hydration, before that `fallback`. Reserve their space to avoid layout shift. */
export function ClientOnly({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
	const isInBrowser = useSyncExternalStore(
		nothingChanges,
		() => true,
		() => false,
	)
	return isInBrowser ? children : fallback
}

/** Invisible and as wide as the buttons with these words, to avoid layout shift. */
export function ButtonPlaceholder({ words }: { words: readonly string[] }) {
	return words.map((word) => (
		<span
			key={word}
			aria-hidden
			className={buttonStyles({ variant: 'secondary', size: 'pst' }, 'invisible noscript:hidden')}
		>
			<span className="size-[1.25em]" />
			{word}
		</span>
	))
}

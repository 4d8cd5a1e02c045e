import { buttonStyles } from '#app/ui/button-styles.ts'

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

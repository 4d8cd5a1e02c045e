import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, subscribeTheme, THEMES, type Theme } from './theme.ts'

/**
 * Rendered after hydration in reserved space, because the server does not know the stored value; without JavaScript the
 * system decides.
 */
export function ThemeChoice() {
	const theme = useSyncExternalStore<Theme | null>(subscribeTheme, currentTheme, () => null)
	return (
		<fieldset className={theme === null ? 'invisible' : undefined} disabled={theme === null}>
			<legend className="sr-only">Light or dark</legend>
			<div className="theme-choice">
				{THEMES.map(({ value, text }) => (
					<label key={value}>
						<input
							type="radio"
							name="theme"
							value={value}
							checked={theme === value}
							onChange={() => chooseTheme(value)}
						/>
						<span>{text}</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}

import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, subscribeTheme, THEMES, type Theme } from './theme.ts'

/**
 * Light, dark, or as the device is set. The server does not know the choice, so it is filled in after hydration, in the
 * room kept for it; without JavaScript the device decides and nothing is offered.
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

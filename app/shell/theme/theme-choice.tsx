import { showThemeChoice, THEME_FIELD, THEMES } from './theme.ts'

/**
 * The start script checks the stored theme, which the server does not know, and answers presses (`theme.ts`). Invisible
 * without JavaScript: then the system decides.
 */
export function ThemeChoice() {
	return (
		<fieldset ref={showThemeChoice} className="scripted">
			<legend className="sr-only">Light or dark</legend>
			<div className="theme-choice">
				<span aria-hidden="true" className="me-2 text-ink-2">
					Light or dark
				</span>
				{THEMES.map(({ value, text }) => (
					<label key={value}>
						<input
							type="radio"
							name={THEME_FIELD}
							value={value}
							defaultChecked={value === 'system'}
							className="tile-input"
						/>
						{text}
					</label>
				))}
			</div>
		</fieldset>
	)
}

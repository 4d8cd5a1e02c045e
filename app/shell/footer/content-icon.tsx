import type { SiteOptions } from '../general-options.tsx'

/** An icon named by the content, beside text with the same meaning; a placeholder for `FallbackIcons` if it is missing. */
export function ContentIcon({ name, icons }: { name: string } & Pick<SiteOptions, 'icons'>) {
	const icon = icons[name]
	// React does not update the inside: the icon may arrive before this part is hydrated.
	if (!icon) return name ? <i data-late-icon={name} dangerouslySetInnerHTML={{ __html: '' }} /> : null
	return (
		<svg
			viewBox={icon.viewBox.join(' ')}
			fill="currentColor"
			aria-hidden="true"
			// Inline, so that a long name wraps below the icon.
			className="inline-block size-[1.25em]"
			// Validated before (lib/icons/is-harmless-drawing.ts).
			dangerouslySetInnerHTML={{ __html: icon.body }}
		/>
	)
}

import type { SiteOptions } from './general-options.tsx'

/** An icon named by the content, beside text with the same meaning; without it a placeholder for `FallbackIcons`. */
export function ContentIcon({ name, icons }: { name: string } & Pick<SiteOptions, 'icons'>) {
	const icon = icons[name]
	// React leaves the inside alone: the icon may arrive before this part of the page is hydrated.
	if (!icon) return name ? <i data-late-icon={name} dangerouslySetInnerHTML={{ __html: '' }} /> : null
	return (
		<svg
			viewBox={icon.viewBox.join(' ')}
			fill="currentColor"
			aria-hidden="true"
			// Inline, so that a long name wraps below the icon.
			className="inline-block size-[1.25em]"
			// Sanitised before (lib/icons/is-harmless-drawing.ts).
			dangerouslySetInnerHTML={{ __html: icon.body }}
		/>
	)
}

import type { SiteOptions } from './general-options.tsx'

/** An icon named by the content, beside text with the same meaning; without it a placeholder for `FallbackIcons`. */
export function ContentIcon({ name, icons }: { name: string } & Pick<SiteOptions, 'icons'>) {
	const icon = icons[name]
	if (!icon) return name ? <i data-late-icon={name} /> : null
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

import type { SiteOptions } from './general-options.tsx'

/** An icon that content names, beside words that say the same; while there is none, the place where it may come later. */
export function ContentIcon({ name, icons }: { name: string } & Pick<SiteOptions, 'icons'>) {
	const icon = icons[name]
	if (!icon) return name ? <i data-late-icon={name} /> : null
	return (
		<svg
			viewBox={icon.viewBox.join(' ')}
			aria-hidden="true"
			// Proved to be nothing but shapes before it was handed on (lib/icons/is-harmless-drawing.ts).
			dangerouslySetInnerHTML={{ __html: icon.body }}
		/>
	)
}

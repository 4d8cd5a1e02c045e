import { ButtonLink } from '../button.tsx'
import { cn } from '../cn.ts'
import type { PageSectionData } from './page-section-data.ts'

interface SectionButtonProps {
	button: PageSectionData['button']
	/** `link` where a button would shout: under a quotation, beside pictures. */
	variant?: 'default' | 'link'
	className?: string
}

/** The button an editor put under a section, if any. */
export function SectionButton({ button, variant = 'default', className }: SectionButtonProps) {
	if (!button) return null
	const isLink = variant === 'link'
	return (
		<p className={cn('mt-7', className)}>
			<ButtonLink to={button.url} variant={variant} size={isLink ? 'link-l' : 'pasm'} arrow={isLink}>
				{button.text}
			</ButtonLink>
		</p>
	)
}
